/** Every page of the fixture has the menu, strip, footer and floating links. */
import { expect, test } from 'vitest';
import { listLinks, listTexts, type Page, type Part, readPage } from './support/document.ts';

const framedRoutes = [
  '/',
  '/about',
  '/about/team',
  '/contact',
  '/service/radio',
  '/blog/fog-signals',
];
const framedPages = [...framedRoutes, '/404'].map((route) => ({
  route,
  page: readPage(route),
}));

function findNavigation(page: Page, name: string): Part {
  return page.findOne('nav', { 'aria-label': name });
}

function listLabelsWithLinks(linkContainer: Part): string[] {
  return linkContainer.findAll('a').map((link) => `${link.text} ${link.attribute('href')}`);
}

test('the main menu lists its groups and links in order, and marks the current page', () => {
  // biome-ignore format: entries side by side
  const groupTexts = [
    'About', 'About Tern & Tide /about/tern-tide', 'What we hold to /about/mission-vision',
    'A letter to you /about/leadership-message', 'The crew /about/team', 'On the water',
    'Berth books /service/berths', 'Tide tables /service/tideTables', 'On dry land',
    'Museum sites /service/museums',
  ];
  for (const { route, page } of framedPages) {
    const mainMenu = findNavigation(page, 'Main');
    const menuTexts = mainMenu
      .findAll('details')
      .flatMap((group) => [group.findOne('summary').text, ...listLabelsWithLinks(group)]);
    // The bar and the drawer both have the groups.
    expect(menuTexts, route).toEqual([...groupTexts, ...groupTexts]);
    expect(listLabelsWithLinks(mainMenu), route).toContain('Contact /contact');
    const [homeLink] = mainMenu.findAll('a', { 'aria-label': 'Home' });
    expect(homeLink?.attribute('aria-current'), route).toBe(route === '/' ? 'page' : undefined);
  }
  const listCurrentGroups = (route: string) =>
    listTexts(findNavigation(readPage(route), 'Main').findAll('summary', { 'data-current': /./ }));
  expect(listCurrentGroups('/about/team')).toEqual(['About', 'About']);
  expect(listCurrentGroups('/service/berths')).toEqual(['On the water', 'On the water']);
  expect(listCurrentGroups('/contact')).toEqual([]);
});

test('the strip above the header has its links', () => {
  for (const { route, page } of framedPages) {
    expect(listLabelsWithLinks(findNavigation(page, 'Quick links')), route).toEqual([
      '+64 3 555 0142 tel:+6435550142',
      'hello@tern-and-tide.test mailto:hello@tern-and-tide.test',
      'Privacy /privacy',
      'Jobs /carrer',
      'Help /register',
      'Trades /industry',
      'Book a visit /meeting',
    ]);
  }
});

test('the footer has its columns, and a copyright up to the current year', () => {
  for (const { route, page } of framedPages) {
    const footerColumns = findNavigation(page, 'Site links');
    expect(listTexts(footerColumns.findAll('h2')), route).toEqual([
      ...['More', 'Trades', 'Services', 'Work', 'Find us'],
    ]);
    const [firstColumn, secondColumn] = footerColumns.findAll('ul').map(listLabelsWithLinks);
    // biome-ignore format: entries side by side
    expect(firstColumn, route).toEqual([
      'About us /about/tern-tide', 'Jobs /carrer', 'Notes /blog', 'The crew /about/team',
      'Pictures /gallery',
    ]);
    expect(secondColumn, route).toEqual(['Harbours /industry/harbours', 'Every trade /industry']);
    expect(listTexts(footerColumns.findAll('a', { href: /^tel:/ })), route).toEqual([
      '+64 3 555 0142',
      '+64 (0)21 555 0199',
    ]);
    // An earlier footer can belong to the post.
    const pageFooter = page.findAll('footer').at(-1);
    const currentYear = new Date().getFullYear();
    expect(pageFooter?.text, route).toContain(
      `© 2018–${currentYear} Tern & Tide Software Workshop`,
    );
    expect(listLinks(pageFooter?.findAll('a') ?? []).slice(-4), route).toEqual([
      '/privacy',
      '/accessibility',
      'https://www.linkedin.com/company/tern-and-tide-test',
      'https://github.com/tern-and-tide-test',
    ]);
  }
});

test('every page has floating social links, and the quote button except where it is switched off', () => {
  for (const { route, page } of framedPages) {
    expect(listLinks(findNavigation(page, 'Social links').findAll('a')), route).toEqual([
      'https://www.facebook.com/tern-and-tide.test',
      'https://www.linkedin.com/company/tern-and-tide-test',
      'https://wa.me/6435550142?text=Hello%20Tern%20%26%20Tide',
    ]);
    const isSwitchedOff = ['/about/team', '/contact'].includes(route);
    // Without scripts, the quote button is a link to the contact page.
    const quoteLinks = listLabelsWithLinks(page.findOne('aside')).filter((link) =>
      link.startsWith('Ask'),
    );
    expect(quoteLinks, route).toEqual(isSwitchedOff ? [] : ['Ask for a price /contact']);
  }
});
