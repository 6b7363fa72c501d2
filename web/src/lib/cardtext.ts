import type { Ruling, Traced } from './wire';

/** A card read just now: besides its text, where its figures come from, and rulings on it. */
export type ReadNow = Told & { traced: readonly Traced[]; rulings: readonly Ruling[] };

/** A card as the server reads it, taken apart: its faces with their text, and what is said of it besides. */
export interface Told {
  faces: { head: string; type: string; up: boolean; text: string[] }[];
  notes: string[];
}

const WIDE = 99;
const indent = (line: string) => line.length - line.trimStart().length;

/** Lines that were broken to fit a width, put together again: one was if the next word would not have fitted. */
export function joined(lines: string[], wide = WIDE): string[] {
  const out: string[] = [];
  let last = '';
  for (const line of lines) {
    const word = line.trimStart().split(' ', 1)[0] ?? '';
    const before = out.at(-1);
    if (before !== undefined && last && indent(last) === indent(line) && last.length + 1 + word.length > wide) out[out.length - 1] = `${before} ${line.trimStart()}`;
    else out.push(line);
    last = line;
  }
  return out;
}

export function told(lines: string[]): Told {
  const faces: Told['faces'] = [];
  const notes: string[] = [];
  let face: Told['faces'][number] | null = null;
  let deep = 0;
  for (const line of joined(lines)) {
    const depth = indent(line);
    const words = line.trim();
    if (!words) continue;
    if (depth === 0 && (notes.length || (face && (/^(Now|Source|Facts|Rulings?):/.test(words) || /Source: |wording is/.test(words))))) {
      notes.push(words);
      face = null;
    } else if (!face || (depth === 0 && face.type)) {
      if (notes.length) {
        notes.push(words);
        continue;
      }
      face = { head: words.replace(/ +this side is up$/, ''), type: '', up: /this side is up$/.test(words), text: [] };
      faces.push(face);
      deep = 0;
    } else if (!face.type) {
      face.type = words;
      deep = depth;
    } else if (depth === deep && /^Level \d/.test(words)) {
      face = { head: face.head, type: words, up: false, text: [] };
      faces.push(face);
    } else face.text.push(words);
  }
  return { faces, notes };
}

/** The text to be drawn on a card: that of the face which is up. */
export function bodyOf(found: Told, level = 1): string[] {
  const up = found.faces.find((f) => f.up) ?? found.faces[Math.min(level, found.faces.length) - 1] ?? found.faces[0];
  return up?.text ?? [];
}
