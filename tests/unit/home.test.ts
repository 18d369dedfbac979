import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { homeSchema } from '../../src/content/schemas/home.ts';

const file = readFileSync(new URL('../../src/content/home.yml', import.meta.url), 'utf8');

function mistakes(change: (home: ReturnType<typeof parse>) => void) {
  const home = parse(file);
  change(home);
  return (v.safeParse(homeSchema, home).issues ?? []).map(
    ({ path, message }) => `${path?.map(({ key }) => key).join('.')}: ${message}`,
  );
}

it('the owner’s home page as it stands has no mistake', () => {
  expect(mistakes(() => {})).toEqual([]);
});

it('an owner who takes a headline, a picture or a card away is told how many there must be', () => {
  expect(mistakes((home) => home.hero.headlines.pop())).toEqual([
    'hero.headlines: List exactly 5 entries here.',
  ]);
  expect(mistakes((home) => home.hero.pictures.pop())).toEqual([
    'hero.pictures: List exactly 4 entries here.',
  ]);
  expect(mistakes((home) => home.services.cards.pop())).toEqual([
    'services.cards: List exactly 8 entries here.',
  ]);
});

it('an owner who names a colour that is not there is told which are', () => {
  expect(
    mistakes((home) => {
      home.why.cards[0].colour = 'pink';
    }),
  ).toEqual(['why.cards.0.colour: Write one of red, gold, teal, purple.']);
});

it('an owner who drops a number from a dot’s label is told to put it back', () => {
  expect(
    mistakes((home) => {
      home.testimonials.slide = 'Show the testimonials from {first} on';
    }),
  ).toEqual([
    'testimonials.slide: Write {first} and {last} in this text, where the page fills it in.',
  ]);
});
