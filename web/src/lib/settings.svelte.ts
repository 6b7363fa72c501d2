/** What a person has set on this device; kept in the browser. */
export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  motion: 'full' | 'off';
  /** milliseconds that a computer player's move is left to be seen */
  pace: number;
  /** what one is called, and the game that was played last */
  name: string;
  game: string;
  /** games whose guided first turn has been seen */
  guided: string[];
}

const KEY = 'longbox.settings';
const usual: Settings = { theme: 'auto', motion: 'full', pace: 450, name: '', game: '', guided: [] };

function kept(): Settings {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...usual };
  }
}

export const settings = $state<Settings>(kept());

/** Keep what is set, and show it. */
export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.motion = settings.motion;
}

/** Whether nothing is to move. */
export function still(): boolean {
  return settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
