/** The site of another agency (tests/another-agency): whole with its content, in its colours. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { expectNoViolations, showTheme } from './axe.ts';
import { expectAllTextToShow, expectNoSidewaysScroll, resize } from './layout.ts';
import { open, readOther, test } from './other-site.ts';
import { themes, widths } from './site.ts';

test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What this content changes most. */
const looked = '/ /about /about/team /contact /carrer /portfolio /gallery /service/radio'.split(
  ' ',
);

for (const route of looked) {
  test(`a visitor of the other agency finds ${route} whole at every width, in both themes`, async ({
    page,
    vendors,
  }) => {
    vendors['https://'] = (asked) => asked.fulfill({ body: '' });
    await open(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const theme of themes) {
      await showTheme(page, theme);
      await expectNoViolations(page, theme, { coloursOnly: theme === 'dark' });
    }
    for (const width of [320, ...widths]) {
      await resize(page, width);
      await expectNoSidewaysScroll(page, `${width} wide`);
      await expectAllTextToShow(page, `${width} wide`);
    }
  });
}

test('one page of each other kind is sound and as wide as a phone', async ({
  page,
  vendors,
  builtSite,
}) => {
  test.slow();
  vendors['https://'] = (asked) => asked.fulfill({ body: '' });
  const files = globSync('**/*.html', { cwd: builtSite, exclude: ['desk.html', '**/404.html'] });
  const ofEachFolder = new Map(files.map((file) => [path.dirname(file), file]));
  ofEachFolder.delete('.');
  const kinds = [...ofEachFolder.values(), ...globSync('*.html', { cwd: builtSite })]
    .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`)
    .filter((route) => !looked.includes(route) && !/^\/(?:404|desk|editor)$/.test(route));
  expect(kinds.length).toBeGreaterThan(10);
  await resize(page, 360);
  for (const route of kinds) {
    await open(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoSidewaysScroll(page, route);
  }
});

test('sections without anything to show are left out, and what is too little to move stands still', async ({
  page,
}) => {
  const { home, testimonials, partners, gallery, jobs } = readOther().content;
  await open(page, '/');
  expect(testimonials).toEqual([]);
  await expect(page.getByRole('group', { name: home.testimonials.slides })).toHaveCount(0);
  await expect(page.getByRole('button', { name: home.hero.motion.pause })).toHaveCount(0);
  await expect(page.getByRole('img', { name: partners.at(-1)?.name })).toHaveCount(1);
  // Too few pictures to go round: each is there once.
  await open(page, '/gallery');
  await expect(page.locator('[aria-roledescription="carousel"]')).toHaveCount(0);
  await expect(page.locator('main li img')).toHaveCount(gallery.pictures.length);
  expect(jobs).toEqual([]);
  await open(page, '/carrer');
  const { openApplication } = readOther().content.forms.application;
  await expect(page.locator('main form select')).toHaveValue(openApplication);
});

test('the contact form reaches the other agency', async ({ page, posted }) => {
  await open(page, '/contact');
  const form = page.locator('main form').first();
  for (const field of await form.locator('input[required], textarea[required]').all()) {
    const type = await field.getAttribute('type');
    await field.fill(
      type === 'email' ? 'asha@example.in' : type === 'tel' ? '+44 20 7946 0012' : 'Asha Rao',
    );
  }
  await form.getByRole('button', { name: readOther().content.forms.contact.submit }).click();
  await expect(page.getByText('CC-7K3M-9QX2')).toBeVisible();
  expect(posted).toHaveLength(1);
  expect(posted[0]).toMatch(/^\/api\/v1\/email .*Asha Rao/);
});
