/** A page as a screen reader lists it: its headings and its landmarks. */
import type { Page } from 'playwright/test';

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

export async function readOut(page: Page): Promise<{ headings: Heading[]; landmarks: Landmark[] }> {
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

/** Headings that are more than one level below the heading before them. */
export function skippedLevels(headings: Heading[]): string[] {
  return headings
    .filter(({ level }, place) => level > (headings[place - 1]?.level ?? 0) + 1)
    .map(({ level, name }) => `level ${level}: ${name}`);
}

export function unnamed(landmarks: Landmark[]): string[] {
  const speakForThemselves = ['banner', 'contentinfo', 'main'];
  return landmarks
    .filter(({ role, name }) => !speakForThemselves.includes(role) && name === '')
    .map(({ role }) => role);
}

export function namedTwice(landmarks: Landmark[]): string[] {
  const names = landmarks.map(({ role, name }) => `${role} ${name}`);
  return names.filter((name, place) => names.indexOf(name) !== place);
}
