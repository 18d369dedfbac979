/** axe-core on a page as it stands: put there once a page, and run as often as the page changes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';
import { themes } from './site.ts';

type Theme = (typeof themes)[number];

interface Fault {
  html: string;
  failureSummary: string;
}

interface Axe {
  run(
    place: Document | string,
    options: object,
  ): Promise<{ violations: { id: string; nodes: Fault[] }[] }>;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose answer depends on the theme; every other looks at what is there, not how it looks. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export async function expectAccessible(
  page: Page,
  state: string,
  { within, coloursOnly = false }: { within?: string; coloursOnly?: boolean } = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const found = await page.evaluate(
    async ({ place, options }) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(place ?? document, options);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
      );
    },
    {
      place: within,
      options: {
        resultTypes: ['violations'],
        ...(coloursOnly && { runOnly: { type: 'rule', values: colourRules } }),
      },
    },
  );
  expect.soft(found, state).toEqual([]);
}

/**
 * Everything in the light theme, and what the dark one changes. Begins with the theme that shows, for
 * to change it is as dear as to read it.
 */
export async function expectAccessibleInBothThemes(
  page: Page,
  state: string,
  within?: string,
): Promise<void> {
  const isDark = await page.evaluate(() => document.documentElement.dataset.theme === 'dark');
  for (const theme of isDark ? themes.toReversed() : themes) {
    await showTheme(page, theme);
    await expectAccessible(page, `${state}, ${theme}`, { within, coloursOnly: theme === 'dark' });
  }
}

/**
 * Styles follow this attribute alone; that it follows the visitor's system stands in frame.spec.ts. A
 * colour half-way from one theme to the other is nobody's to judge.
 */
async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    // The end of one begins others, of what inherits the colour.
    for (let changes = findChanges(); changes.length > 0; changes = findChanges()) {
      for (const change of changes) {
        change.finish();
      }
    }
    function findChanges() {
      return document.getAnimations().filter((one) => one instanceof CSSTransition);
    }
  }, theme);
}
