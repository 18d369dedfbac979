import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { projectRoot } from './owner-site.ts';

const axeSource = readFileSync(`${projectRoot}/node_modules/axe-core/axe.min.js`, 'utf8');

const themes = ['light', 'dark'] as const;

const colourRuleNames = ['color-contrast', 'link-in-text-block'];

export async function expectAccessible(
  page: Page,
  stateLabel: string,
  { within, coloursOnly = false }: { within?: string; coloursOnly?: boolean } = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
  }
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // Preloading is only for audio and video, which the content security policy forbids.
    preload: false,
    ...(coloursOnly && { runOnly: colourRuleNames }),
  };
  const violationTexts = await page.evaluate(
    async ([containerSelector, runOptions]) => {
      const axeApi: typeof axe = Reflect.get(window, 'axe');
      const { violations } = await axeApi.run(containerSelector ?? document, runOptions);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    [within, options] as const,
  );
  expect.soft(violationTexts, stateLabel).toEqual([]);
}

/** Checks all rules in the light theme and the colour rules in the dark theme, the current theme first. */
export async function expectAccessibleInBothThemes(page: Page, label: string, within?: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isPageDark = await page.evaluate(() => document.documentElement.dataset.theme === 'dark');
  for (const theme of isPageDark ? themes.toReversed() : themes) {
    await page.evaluate(endTransitionsAndSetTheme, theme);
    await expectAccessible(page, `${label}, ${theme}`, { within, coloursOnly: theme === 'dark' });
  }
}

/** Reduced motion does not end running transitions, so this ends them; new ones take no time. */
function endTransitionsAndSetTheme(theme: string): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) {
      animation.finish();
    }
  }
  document.documentElement.dataset.theme = theme;
}
