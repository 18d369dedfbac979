/** A page's headings and landmarks, as screen readers list them. */
import { expect, type Page } from 'playwright/test';

const uniqueLandmarks = ['banner', 'contentinfo', 'main'];
const namedLandmarks = ['complementary', 'form', 'navigation', 'region', 'search'];
const snapshotLine = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/;

/** One h1 first, no level skipped, each landmark unique or with a unique name. */
export async function expectStructure(page: Page, state: string): Promise<void> {
  const nodes = (await page.locator('body').ariaSnapshot())
    .split('\n')
    .map((line) => snapshotLine.exec(line))
    .filter((match) => match !== null)
    .map(([, role = '', name = '', attributes = '']) => ({ role, name, attributes }));

  const levels = nodes
    .filter(({ role }) => role === 'heading')
    .map(({ attributes }) => Number(/level=(\d)/.exec(attributes)?.[1]));
  expect.soft(levels[0], `the first heading, ${state}`).toBe(1);
  expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
  const skippedLevels = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect.soft(skippedLevels, `headings that skip a level, ${state}`).toEqual([]);

  const unique = nodes.map(({ role }) => role).filter((role) => uniqueLandmarks.includes(role));
  expect.soft(unique.sort(), state).toEqual(uniqueLandmarks);
  const namedNodes = nodes.filter(({ role }) => namedLandmarks.includes(role));
  const names = namedNodes.map(({ role, name }) => `${role} ${name}`);
  const unnamedLandmarks = namedNodes.filter(({ name }) => name === '');
  expect.soft(unnamedLandmarks, `landmarks without a name, ${state}`).toEqual([]);
  const repeatedNames = names.filter((name, index) => names.indexOf(name) !== index);
  expect.soft(repeatedNames, `landmarks with the same name, ${state}`).toEqual([]);
}
