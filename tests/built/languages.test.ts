/** The fixture's site is in English, and in small part in Hindi; ours is in both as a whole. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixture } from '../support/fixture.ts';
import { readPage } from './support/document.ts';
import { type BuiltPage, isPost, visitorPages } from './support/pages.ts';

const site = 'https://tern-and-tide.test';

test('a page has the language of its content, and names its twin in the other', () => {
  for (const [route, locale] of [
    ['/contact', 'en-NZ'],
    ['/hi/contact', 'hi-NZ'],
  ] as const) {
    const page = readPage(route);
    expect(page.findOne('html').attribute('lang')).toBe(locale);
    expect(page.findOne('meta', { property: 'og:locale' }).attribute('content')).toBe(
      locale.replace('-', '_'),
    );
    expect(
      page
        .findAll('link', { rel: 'alternate', hreflang: /./ })
        .map((link) => `${link.attribute('hreflang')} ${link.attribute('href')}`)
        .sort(),
    ).toEqual([`en-NZ ${site}/contact`, `hi-NZ ${site}/hi/contact`, `x-default ${site}/contact`]);
  }
  expect(readPage('/about').findAll('link', { hreflang: /./ })).toEqual([]);
});

test('only Hindi pages have and preload the font of Devanagari', () => {
  const fonts = /@font-face\{font-family:Noto Sans Devanagari|rel=preload[^>]*devanagari-/g;
  const countFonts = (file: string) =>
    readFileSync(`${fixture.out}/${file}.html`, 'utf8').match(fonts)?.length ?? 0;
  expect(['hi', 'hi/contact', 'index', 'contact'].map(countFonts)).toEqual([2, 2, 0, 0]);
});

// biome-ignore format: links side by side
test.each([
  ['/hi', '/'], ['/hi/contact', '/contact'], ['/hi/blog', '/blog'], ['/hi/404', '/'],
  ['/hi/blog/mooring-book', '/blog/mooring-book'],
])('the switch of %s leads to %s', (route, englishRoute) => {
  const strip = readPage(route).findAll('nav')[0];
  expect(strip?.findHrefs({ hreflang: 'en-NZ' })[0]?.replace('#nearest', '')).toBe(englishRoute);
});

test('a page without Hindi texts is not there, and a link to it leads to the English one', () => {
  const built = readdirSync(`${fixture.out}/hi`, { recursive: true });
  for (const path of ['about.html', 'service/radio.html', 'portfolio.html', 'privacy.html']) {
    expect(built).not.toContain(path);
    expect(existsSync(`${fixture.out}/${path}`)).toBe(true);
  }
  expect(built).toContain('service/berths.html');
  const [more] = readPage('/hi').findAll('a', { href: '/about' });
  expect(more?.attribute('hreflang')).toBe('en-NZ');
});

test('the footnotes of a post are named in its language', () => {
  for (const [route, heading, backLabel] of [
    ['/blog/tide-tables', 'Footnotes', 'Back to reference 1'],
    ['/hi/blog/mooring-book', 'फ़ुटनोट', 'वापस संदर्भ पर 1'],
  ] as const) {
    const { main } = readPage(route);
    expect(main.findTexts('h2').join()).toContain(heading);
    expect(main.findAll('a', { 'aria-label': backLabel })).toHaveLength(1);
  }
});

test('a list of posts has those of its language first, and names the language of others', () => {
  const cards = readPage('/hi/blog').findAll('article');
  expect(cards[0]?.findTexts('h2 h3')).toEqual(['तीन सूचियों से बेहतर एक घाट की किताब क्यों है']);
  expect(cards[0]?.findAll('h2 h3', { lang: /./ })).toEqual([]);
  expect(cards.at(-1)?.findAll('h2 h3', { lang: 'en' })).toHaveLength(1);
  expect(cards.at(-1)?.text).toContain('अंग्रेज़ी');
  expect(readPage('/blog').findTexts('h2 h3').join()).not.toContain('तीन');
});

test('every page of our site is there in both languages, but for posts and the style guide', () => {
  const isTranslated = (page: BuiltPage) => !isPost(page) && page.path !== '/test';
  const listPaths = (prefix: string) =>
    visitorPages
      .filter((page) => page.prefix === prefix && isTranslated(page))
      .map(({ path }) => path);
  expect(listPaths('/hi').sort()).toEqual(listPaths('').sort());
});
