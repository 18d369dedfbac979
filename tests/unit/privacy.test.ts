import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../scripts/lib/settings.ts';
import { largestCv } from '../../src/shared/limits.ts';
import { notifications, retention } from '../../worker/limits.ts';

const policy = readFileSync(path.resolve(import.meta.dirname, '../../src/docs/privacy.md'), 'utf8');
const day = 24 * 60 * 60 * 1_000;

function row(begins: string): string {
  return new RegExp(`^\\| ${begins}.*\\| (.*) \\|$`, 'm').exec(policy)?.[1] ?? '';
}

test('the policy has its eight sections in order', () => {
  expect([...policy.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
    '1. Information we collect',
    '2. How we use it',
    '3. How we keep it safe',
    '4. Cookies',
    '5. Third parties',
    '6. Your rights',
    '7. Changes to this policy',
    '8. Contact',
  ]);
});

test('the policy promises the times after which the Worker really removes things', () => {
  expect(row('A message that reached')).toMatch(`${retention.delivered / day} days`);
  expect(row('A message held back')).toMatch(`${retention.held / day} days`);
  expect(row('A CV whose message')).toBe(`${retention.orphanedFile / day} day`);
  expect(row('The code that counts')).toBe(`${notifications.lasts / day} day`);
  expect(policy.replaceAll(/\s+/g, ' ')).toContain(`removed after ${retention.views / day} days`);
});

test('the policy names the limits that the forms really have', () => {
  expect(policy).toContain(`up to ${largestCv / 1024 / 1024} MB`);
  const [messages, , views] = readSettings().ratelimits;
  expect(policy).toContain(`more than ${messages?.simple.limit} messages`);
  expect(policy).toContain(`more than ${views?.simple.limit} views`);
  expect(messages?.simple.period).toBe(60);
});
