/** Menu, strip, footer and floating links, which every page of the fixture has. */
import { expect, test } from 'vitest';
import { fixturePage, linksOf, type Page, type Part, textsOf } from './support/document.ts';

const routes = ['/', '/about', '/about/team', '/contact', '/service/radio', '/blog/fog-signals'];
const framedPages = [...routes, '/404'].map((route) => ({ route, page: fixturePage(route) }));

function findNavigation(page: Page, name: string): Part {
  return page.one('nav', { 'aria-label': name });
}

function labelsAndLinks(part: Part): string[] {
  return part.all('a').map((link) => `${link.text} ${link.attribute('href')}`);
}

test('the main menu lists its groups and links in order, and marks the current page', () => {
  // biome-ignore format: entries side by side
  const groups = [
    'About', 'About Tern & Tide /about/tern-tide', 'What we hold to /about/mission-vision',
    'A letter to you /about/leadership-message', 'The crew /about/team', 'On the water',
    'Berth books /service/berths', 'Tide tables /service/tideTables', 'On dry land',
    'Museum sites /service/museums',
  ];
  for (const { route, page } of framedPages) {
    const menu = findNavigation(page, 'Main');
    const menuItems = menu
      .all('details')
      .flatMap((group) => [group.one('summary').text, ...labelsAndLinks(group)]);
    // Once in the bar, once in the drawer.
    expect(menuItems, route).toEqual([...groups, ...groups]);
    expect(labelsAndLinks(menu), route).toContain('Contact /contact');
    const [home] = menu.all('a', { 'aria-label': 'Home' });
    expect(home?.attribute('aria-current'), route).toBe(route === '/' ? 'page' : undefined);
  }
  const current = (route: string) =>
    textsOf(findNavigation(fixturePage(route), 'Main').all('summary', { 'data-current': /./ }));
  expect(current('/about/team')).toEqual(['About', 'About']);
  expect(current('/service/berths')).toEqual(['On the water', 'On the water']);
  expect(current('/contact')).toEqual([]);
});

test('the strip above the header has its links', () => {
  for (const { route, page } of framedPages) {
    expect(labelsAndLinks(findNavigation(page, 'Quick links')), route).toEqual([
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
    const columns = findNavigation(page, 'Site links');
    expect(textsOf(columns.all('h2')), route).toEqual([
      ...['More', 'Trades', 'Services', 'Work', 'Find us'],
    ]);
    const [first, second] = columns.all('ul').map(labelsAndLinks);
    // biome-ignore format: entries side by side
    expect(first, route).toEqual([
      'About us /about/tern-tide', 'Jobs /carrer', 'Notes /blog', 'The crew /about/team',
      'Pictures /gallery',
    ]);
    expect(second, route).toEqual(['Harbours /industry/harbours', 'Every trade /industry']);
    expect(textsOf(columns.all('a', { href: /^tel:/ })), route).toEqual([
      '+64 3 555 0142',
      '+64 (0)21 555 0199',
    ]);
    // A post has a footer of its own.
    const foot = page.all('footer').at(-1);
    const year = new Date().getFullYear();
    expect(foot?.text, route).toContain(`© 2018–${year} Tern & Tide Software Workshop`);
    expect(linksOf(foot?.all('a') ?? []).slice(-4), route).toEqual([
      '/privacy',
      '/accessibility',
      'https://www.linkedin.com/company/tern-and-tide-test',
      'https://github.com/tern-and-tide-test',
    ]);
  }
});

test('every page has floating social links, and the quote button except where it is switched off', () => {
  for (const { route, page } of framedPages) {
    expect(linksOf(findNavigation(page, 'Social links').all('a')), route).toEqual([
      'https://www.facebook.com/tern-and-tide.test',
      'https://www.linkedin.com/company/tern-and-tide-test',
      'https://wa.me/6435550142?text=Hello%20Tern%20%26%20Tide',
    ]);
    const isAbsent = ['/about/team', '/contact'].includes(route);
    // Without scripts the button is a link to the contact page.
    const quotes = labelsAndLinks(page.one('aside')).filter((link) => link.startsWith('Ask'));
    expect(quotes, route).toEqual(isAbsent ? [] : ['Ask for a price /contact']);
  }
});
