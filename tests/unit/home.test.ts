import * as v from 'valibot';
import { expect, it } from 'vitest';
import { homeSchema } from '../../src/content/schemas/home.ts';
import type { Content } from '../../src/content/schemas/index.ts';
import { readContent } from '../../src/plugins/content/read.ts';

function mistakes(change: (home: Content['home']) => void) {
  const { home } = readContent();
  change(home);
  return (v.safeParse(homeSchema, home).issues ?? []).map(
    ({ path, message }) => `${path?.map(({ key }) => key).join('.')}: ${message}`,
  );
}

it('the owner’s home page as it stands has no mistake', () => {
  expect(mistakes(() => {})).toEqual([]);
});

it('an owner who lists too many or too few is told how many there may be', () => {
  expect(
    mistakes((home) => {
      home.hero.headlines = Array.from({ length: 9 }, () => 'One more') as never;
    }),
  ).toEqual(['hero.headlines: List 1 to 8 entries here.']);
  expect(mistakes((home) => home.hero.pictures.splice(0))).toEqual([
    'hero.pictures: List 1 to 8 entries here.',
  ]);
  expect(mistakes((home) => home.services.cards.splice(1))).toEqual([
    'services.cards: List 2 to 8 entries here.',
  ]);
});

it('an owner who names a colour that is not there is told which are', () => {
  expect(
    mistakes((home) => {
      Object.assign(home.why.cards[0], { colour: 'pink' });
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
