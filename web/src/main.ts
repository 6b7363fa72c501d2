import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { keep } from './lib/settings.svelte';

keep();

const target = document.getElementById('app');
if (target) mount(App, { target });
