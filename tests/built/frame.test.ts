/** Seven pages stand for all: each has the menu, strip, footer and floating links. */
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixture } from '../support/fixture.ts';
import { type Page, readPage } from './support/document.ts';

// biome-ignore format: values side by side
const pageCases = [
  ['/', '/hi'], ['/about', '/hi#nearest'], ['/about/team', '/hi#nearest'], ['/contact', '/hi/contact'],
  ['/service/radio', '/hi#nearest'], ['/blog/fog-signals', '/hi/blog#nearest'], ['/404', '/hi#nearest'],
].map(([route = '', inHindi]) => ({ route, inHindi, page: readPage(route) }));

/** The build's year in any time zone; around New Year, there are two. */
const buildMs = statSync(`${fixture.out}/index.html`).mtimeMs;
const years = [-1, 1].map((days) => new Date(buildMs + days * 86_400_000).getUTCFullYear());
const copyrightPattern = new RegExp(`© 2018–(${years.join('|')}) Tern & Tide Software Workshop`);

function findNavigation(page: Page, label: string) {
  return page.findOne('nav', { 'aria-label': label });
}

test.each(pageCases)('the main menu of $route lists its groups in order', ({ route, page }) => {
  const mainMenu = findNavigation(page, 'Main');
  const menuTexts = mainMenu
    .findAll('details')
    .flatMap((group) => [group.findOne('summary').text, ...group.listHrefsWithLabels()]);
  // biome-ignore format: texts side by side
  const expectedMenuTexts = [
    'About', 'About Tern & Tide /about/tern-tide', 'What we hold to /about/mission-vision',
    'A letter to you /about/leadership-message', 'The crew /about/team', 'On the water',
    'Berth books /service/berths', 'Tide tables /service/tideTables', 'On dry land',
    'Museum sites /service/museums',
  ];
  expect(menuTexts).toEqual([...expectedMenuTexts, ...expectedMenuTexts]);
  expect(mainMenu.listHrefsWithLabels()).toContain('Contact /contact');
  const [homeLink] = mainMenu.findAll('a', { 'aria-label': 'Home' });
  expect(homeLink?.attribute('aria-current')).toBe(route === '/' ? 'page' : undefined);
});

test.each([
  ['/about/team', ['About', 'About']],
  ['/service/berths', ['On the water', 'On the water']],
  ['/contact', []],
])('the main menu of %s marks the current groups %j', (route, currentGroupNames) => {
  const mainMenu = findNavigation(readPage(route), 'Main');
  expect(mainMenu.findTexts('summary', { 'data-current': /./ })).toEqual(currentGroupNames);
});

test.each(pageCases)(
  '$route has a strip, a footer and floating links',
  ({ route, inHindi, page }) => {
    expect(findNavigation(page, 'Quick links').listHrefsWithLabels()).toEqual([
      '+64 3 555 0142 tel:+6435550142',
      'hello@tern-and-tide.test mailto:hello@tern-and-tide.test',
      'Privacy /privacy',
      'Jobs /carrer',
      'Help /register',
      'Trades /industry',
      `हिन्दी ${inHindi}`,
      'Book a visit /meeting',
    ]);
    const siteLinks = findNavigation(page, 'Site links');
    expect(siteLinks.findTexts('h2')).toEqual(['More', 'Trades', 'Services', 'Work', 'Find us']);
    const [firstColumnList, secondColumnList] = siteLinks.findAll('ul');
    // biome-ignore format: links side by side
    expect(firstColumnList?.listHrefsWithLabels()).toEqual([
    'About us /about/tern-tide', 'Jobs /carrer', 'Notes /blog', 'The crew /about/team',
    'Pictures /gallery',
  ]);
    const expectedTradeLinks = ['Harbours /industry/harbours', 'Every trade /industry'];
    expect(secondColumnList?.listHrefsWithLabels()).toEqual(expectedTradeLinks);
    const phoneTexts = siteLinks.findTexts('a', { href: /^tel:/ });
    expect(phoneTexts).toEqual(['+64 3 555 0142', '+64 (0)21 555 0199']);
    // A post has an earlier footer in its article.
    const pageFooter = page.findAll('footer').at(-1);
    expect(pageFooter?.text).toMatch(copyrightPattern);
    expect(pageFooter?.text).toContain(
      'Tern & Tide Software Workshop Private Limited · CIN U72900UP2016PTC123456 · GSTIN 09AAACH7409R1ZZ · Registered office: 12 Post Office Road, Kaingaroa',
    );
    expect(pageFooter?.findHrefs().slice(-4)).toEqual([
      '/privacy',
      '/accessibility',
      'https://www.linkedin.com/company/tern-and-tide-test',
      'https://github.com/tern-and-tide-test',
    ]);
    expect(findNavigation(page, 'Social links').findHrefs()).toEqual([
      'https://www.facebook.com/tern-and-tide.test',
      'https://www.linkedin.com/company/tern-and-tide-test',
      'https://wa.me/6435550142?text=Hello%20Tern%20%26%20Tide',
    ]);
    const isQuoteButtonOff = ['/about/team', '/contact'].includes(route);
    // Without scripts, the quote button is a link to the contact page.
    const asideLinkTexts = page.findOne('aside').listHrefsWithLabels();
    const quoteLinkTexts = asideLinkTexts.filter((link) => link.startsWith('Ask'));
    expect(quoteLinkTexts).toEqual(isQuoteButtonOff ? [] : ['Ask for a price /contact']);
  },
);
