/** Checks a page's headings and landmarks, as screen readers list them. */
import { expect, type Page } from 'playwright/test';

const uniqueLandmarkRoles = ['banner', 'contentinfo', 'main'];
const namedLandmarkRoles = ['complementary', 'form', 'navigation', 'region', 'search'];
const ariaLinePattern = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/;

/** Expects one h1 first, no skipped level, and each landmark to be unique or to have a unique name. */
export async function expectSoundStructure(page: Page, stateLabel: string): Promise<void> {
  const ariaNodes = (await page.locator('body').ariaSnapshot())
    .split('\n')
    .map((line) => ariaLinePattern.exec(line))
    .filter((match) => match !== null)
    .map(([, role = '', name = '', attributes = '']) => ({ role, name, attributes }));

  const headingLevels = ariaNodes
    .filter(({ role }) => role === 'heading')
    .map(({ attributes }) => Number(/level=(\d)/.exec(attributes)?.[1]));
  expect.soft(headingLevels[0], `the first heading, ${stateLabel}`).toBe(1);
  expect.soft(headingLevels.filter((level) => level === 1)).toHaveLength(1);
  const skippedLevels = headingLevels.filter(
    (level, index) => level > (headingLevels[index - 1] ?? 0) + 1,
  );
  expect.soft(skippedLevels, `headings that skip a level, ${stateLabel}`).toEqual([]);

  const foundUniqueRoles = ariaNodes
    .map(({ role }) => role)
    .filter((role) => uniqueLandmarkRoles.includes(role));
  expect.soft(foundUniqueRoles.sort(), stateLabel).toEqual(uniqueLandmarkRoles);
  const namedLandmarkNodes = ariaNodes.filter(({ role }) => namedLandmarkRoles.includes(role));
  const landmarkNames = namedLandmarkNodes.map(({ role, name }) => `${role} ${name}`);
  const unnamedLandmarks = namedLandmarkNodes.filter(({ name }) => name === '');
  expect.soft(unnamedLandmarks, `landmarks without a name, ${stateLabel}`).toEqual([]);
  const duplicateNames = landmarkNames.filter(
    (name, index) => landmarkNames.indexOf(name) !== index,
  );
  expect.soft(duplicateNames, `landmarks with the same name, ${stateLabel}`).toEqual([]);
}
