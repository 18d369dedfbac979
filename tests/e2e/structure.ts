/** A page as a screen reader lists it: its headings and its landmarks. */
import { expect, type Page } from 'playwright/test';

interface Heading {
  level: number;
  name: string;
}

interface Landmark {
  role: string;
  name: string;
}

const landmarkRoles = [
  'banner',
  'complementary',
  'contentinfo',
  'form',
  'main',
  'navigation',
  'region',
  'search',
];
const line = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/;

async function readOut(page: Page): Promise<{ headings: Heading[]; landmarks: Landmark[] }> {
  const lines = (await page.locator('body').ariaSnapshot())
    .split('\n')
    .map((text) => line.exec(text))
    .filter((found) => found !== null)
    .map(([, role = '', name = '', rest = '']) => ({ role, name, rest }));
  return {
    headings: lines
      .filter(({ role }) => role === 'heading')
      .map(({ name, rest }) => ({ level: Number(/level=(\d)/.exec(rest)?.[1]), name })),
    landmarks: lines
      .filter(({ role }) => landmarkRoles.includes(role))
      .map(({ role, name }) => ({ role, name })),
  };
}

/** One h1 first, no level skipped; each landmark there once, or told apart by its name. */
export async function expectStructure(page: Page, state: string): Promise<void> {
  const { headings, landmarks } = await readOut(page);
  expect.soft(headings[0]?.level, `the first heading, ${state}`).toBe(1);
  expect.soft(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  const skipped = headings.filter(
    ({ level }, place) => level > (headings[place - 1]?.level ?? 0) + 1,
  );
  expect.soft(skipped, `headings whose level skips one, ${state}`).toEqual([]);

  const single = ['banner', 'contentinfo', 'main'];
  const roles = landmarks.map(({ role }) => role).filter((role) => single.includes(role));
  expect.soft(roles.sort(), state).toEqual(single);
  const others = landmarks.filter(({ role }) => !single.includes(role));
  expect
    .soft(
      others.filter(({ name }) => name === ''),
      `unnamed, ${state}`,
    )
    .toEqual([]);
  const names = landmarks.map(({ role, name }) => `${role} ${name}`);
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  expect.soft(twice, `named twice, ${state}`).toEqual([]);
}
