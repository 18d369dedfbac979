/**
 * The site of another agency (tests/another-agency): each page is whole with its content, in its
 * colours. One page of each kind is looked at closely, the others quickly.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { parse } from 'yaml';
import type { Content } from '../../src/content/schemas/index.ts';
import {
  buildOtherSite,
  buildTimeout,
  otherPlaces,
  otherSite,
  vendors,
} from '../support/other-site.ts';
import { expectNoViolations, showTheme } from './axe.ts';
import { expectAllTextToShow, expectNoSidewaysScroll, resize } from './layout.ts';
import { fromBuild, site } from './other-site.ts';
import { themes, untilHydrated, widths } from './site.ts';

interface Fixtures {
  problems: string[];
  posted: string[];
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  posted: async ({}, use) => use([]),
  problems: async ({ page, posted }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        problems.push(message.text());
      }
    });
    await page.addInitScript(() => {
      if (origin === 'https://site.example') {
        sessionStorage.setItem('welcomed', '1');
      }
    });
    await page.route(/.*/, (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (Object.values(vendors).includes(origin)) {
        return route.fulfill({ body: '' });
      }
      if (origin !== site) {
        problems.push(`asks a third party: ${origin}`);
        return route.abort();
      }
      if (pathname.startsWith('/api/')) {
        posted.push(`${pathname} ${route.request().postData()}`);
        return route.fulfill({ json: { message: 'It has arrived.', reference: 'CC-7K3M-9QX2' } });
      }
      const answer = fromBuild(pathname);
      if (answer.status === 404) {
        problems.push(`not there: ${pathname}`);
      }
      return route.fulfill(answer);
    });
    await use(problems);
    expect(problems).toEqual([]);
  },
});

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(buildTimeout);
  await buildOtherSite();
});

/** As its owner wrote it. */
function written<Name extends keyof Content>(name: Name): Content[Name] {
  return parse(readFileSync(path.join(otherPlaces.content, `${name}.yml`), 'utf8'));
}

async function open(page: Page, route: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site + route);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** What this content changes most. */
const looked = [
  '/',
  '/about',
  '/about/team',
  '/contact',
  '/carrer',
  '/portfolio',
  '/gallery',
  '/service/radio',
];

for (const route of looked) {
  test(`a visitor of the other agency finds ${route} whole at every width, in both themes`, async ({
    page,
    problems,
  }) => {
    await open(page, route);
    for (const theme of themes) {
      await showTheme(page, theme);
      await expectNoViolations(page, theme, { coloursOnly: theme === 'dark' });
    }
    for (const width of [320, ...widths]) {
      await resize(page, width);
      await expectNoSidewaysScroll(page, `${width} wide`);
      await expectAllTextToShow(page, `${width} wide`);
    }
    expect(problems).toEqual([]);
  });
}

test('every other page of the other agency is sound and as wide as a phone', async ({
  page,
  problems,
}) => {
  test.slow();
  const routes = globSync('**/*.html', { cwd: otherSite })
    .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`)
    .filter(
      (route) => !looked.includes(route) && !/^\/(?:404|service\/404|problem\/|desk$)/.test(route),
    );
  expect(routes.length).toBeGreaterThan(20);
  await resize(page, 360);
  for (const route of routes) {
    await open(page, route);
    await expectNoSidewaysScroll(page, route);
  }
  expect(problems).toEqual([]);
});

test('sections and pages without anything to show are left out, with their links', async ({
  page,
  problems,
}) => {
  await open(page, '/');
  const { hero, testimonials } = written('home');
  expect(written('testimonials')).toEqual([]);
  await expect(page.getByRole('group', { name: testimonials.slides })).toHaveCount(0);
  await expect(page.getByRole('button', { name: hero.motion.pause })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Tern Ferries' })).toHaveCount(1);
  expect(existsSync(`${otherSite}/service/webdesign.html`)).toBe(false);
  // Too few pictures to go round: each is there once.
  const { pictures } = written('gallery');
  await open(page, '/gallery');
  await expect(page.locator('[aria-roledescription="carousel"]')).toHaveCount(0);
  await expect(page.locator('main li img')).toHaveCount(pictures.length);
  expect(problems).toEqual([]);
});

test('the contact form and the application reach the other agency', async ({
  page,
  posted,
  problems,
}) => {
  await open(page, '/contact');
  const form = page.locator('main form').first();
  for (const field of await form.locator('input[required], textarea[required]').all()) {
    const type = await field.getAttribute('type');
    await field.fill(
      type === 'email' ? 'asha@example.in' : type === 'tel' ? '+44 20 7946 0012' : 'Asha Rao',
    );
  }
  await form.getByRole('button', { name: written('forms').contact.submit }).click();
  await expect(page.getByText('CC-7K3M-9QX2')).toBeVisible();
  await open(page, '/carrer');
  await page.getByRole('link', { name: written('career-page').openings.apply }).click();
  await expect(page.locator('select[name="position"]')).toHaveValue(
    written('jobs')[0]?.title ?? '',
  );
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatch(/^\/api\/v1\/email .*Asha Rao/);
  expect(problems).toEqual([]);
});
