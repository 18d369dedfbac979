import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../src/css/tokens.css', import.meta.url), 'utf8')
  // Paper has no grounds.
  .replace(/@media print \{.*?\n\}/s, '');
const themes = ['light', 'dark'] as const;

/** The colours of tokens.css, per theme. */
const colours = Object.fromEntries(
  [...css.matchAll(/(--[a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name, light, dark, both]) => [name, { light: light ?? both, dark: dark ?? both }],
  ),
);

const grounds = ['--paper', '--mist', '--sand', '--raised', '--brand-tint'];
const pairs: [text: string, grounds: string[], ratio: number][] = [
  ['--ink', grounds, 7],
  ['--muted', grounds, 4.5],
  ['--link', grounds, 4.5],
  ['--ink', ['--field'], 7],
  ['--error', ['--paper', '--raised', '--error-tint'], 4.5],
  ['--success', ['--paper', '--raised', '--success-tint'], 4.5],
  ['--on-brand', ['--brand', '--brand-hover'], 4.5],
  ['--on-dark', ['--deep', '--night', '--brand-ground'], 4.5],
  ['--on-dark-muted', ['--deep', '--night'], 4.5],
  ['--on-dark', ['--red', '--teal', '--purple', '--rose'], 4.5],
  ['--on-gold', ['--gold'], 4.5],
  ['--on-coral', ['--coral'], 4.5],
  ['--deep-text', ['--on-dark', '--on-dark-muted'], 4.5],
  // Things that are not text: borders of fields, focus rings.
  ['--line-strong', ['--paper', '--raised', '--field', '--sand', '--mist'], 3],
  ['--focus', grounds, 3],
  ['--focus-on-dark', ['--deep', '--night', '--brand-ground'], 3],
];

describe('a visitor can read everything in both themes', () => {
  for (const [text, on, wanted] of pairs) {
    for (const ground of on) {
      it.each(themes)(`${text} on ${ground} has a contrast of ${wanted} or more, %s`, (theme) => {
        expect(contrast(colours[text][theme], colours[ground][theme])).toBeGreaterThanOrEqual(
          wanted,
        );
      });
    }
  }
});

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
