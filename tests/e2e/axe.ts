import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { themes } from './site.ts';

const axeScriptSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The axe rules whose result depends on the theme. */
const colourRuleNames = ['color-contrast', 'link-in-text-block'];

export async function expectAccessible(
  page: Page,
  stateLabel: string,
  { within: selector, coloursOnly = false }: { within?: string; coloursOnly?: boolean } = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeScriptSource);
  }
  const axeOptions: axe.RunOptions = {
    resultTypes: ['violations'],
    // Preloading is only for audio and video, which the content security policy forbids.
    preload: false,
    ...(coloursOnly && { runOnly: { type: 'rule' as const, values: colourRuleNames } }),
  };
  const violationTexts = await page.evaluate(
    async ({ selector: contextSelector, options }) => {
      const { axe: axeApi } = window as unknown as { axe: typeof axe };
      const { violations } = await axeApi.run(contextSelector ?? document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    { selector, options: axeOptions },
  );
  expect.soft(violationTexts, stateLabel).toEqual([]);
}

/** Checks all rules in the light theme and the colour rules in the dark theme, the current theme first. */
export async function expectAccessibleInBothThemes(
  page: Page,
  stateLabel: string,
  containerSelector?: string,
): Promise<void> {
  const isDarkTheme = await page.evaluate(() => document.documentElement.dataset.theme === 'dark');
  for (const theme of isDarkTheme ? themes.toReversed() : themes) {
    await setThemeWithoutTransitions(page, theme);
    const checkOptions = { within: containerSelector, coloursOnly: theme === 'dark' };
    await expectAccessible(page, `${stateLabel}, ${theme}`, checkOptions);
  }
}

/** Sets the theme directly and ends its transitions; frame.spec.ts tests the switch for visitors. */
async function setThemeWithoutTransitions(
  page: Page,
  theme: (typeof themes)[number],
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((themeName) => {
    document.documentElement.dataset.theme = themeName;
    function finishTransitions() {
      const transitions = document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition);
      for (const runningTransition of transitions) {
        runningTransition.finish();
      }
      // The end of a transition starts the transitions of elements that inherit the colour.
      if (transitions.length > 0) {
        finishTransitions();
      }
    }
    finishTransitions();
  }, theme);
}
