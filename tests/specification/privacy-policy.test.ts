/** Checks the text of the privacy policy; tests/worker/privacy.test.ts checks the Worker. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readContent } from '../../src/plugins/content/read.ts';

const { retention } = readContent();
const retentionDays = new Map(Object.entries(retention));
const policyText = readFileSync(`${root}/src/docs/privacy.md`, 'utf8').replaceAll(
  /\{retention\.(\w+)\}/g,
  (_, name) => String(retentionDays.get(name)),
);

test('the privacy policy has its eight sections in order', () => {
  expect([...policyText.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
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

const databaseStorageText = 'database; its files in the file store';

// biome-ignore format: a row a line
test.each<[what: string, where: string, duration: RegExp]>([
  ['A message that reached our mailbox, with its history and our notes', databaseStorageText, /^180 days\b/],
  ['A message held back as possible spam', databaseStorageText, /^90 days\b/],
  ['A message that could not be mailed to us yet', databaseStorageText, /^until it has been delivered, or until we decide about it$/],
  ['A file whose message did not arrive', 'file store', /^1 day\b/],
  ['The codes that count confirmations', 'database', /^1 day\b/],
  ['The reference number of an erased message, with when and by whom', 'database', /^180 days\b/],
  ['The address of a sender whose message we marked as spam', 'database', /^365 days\b/],
  ['Counts of messages by week, form and service', 'database', /^not removed: they tell nothing of any person$/],
])('the privacy policy states where and how long this is kept: %s', (keptData, expectedStoragePlace, durationPattern) => {
  const policyRowMatch = new RegExp(`^\\| ${keptData}[^|]*\\| ([^|]*) \\| ([^|]*) \\|$`, 'm').exec(policyText) ?? [];
  expect(policyRowMatch[1]).toBe(expectedStoragePlace);
  expect(policyRowMatch[2]).toMatch(durationPattern);
});

test.each<[what: string, pattern: RegExp, number: string]>([
  ['days that views are kept', /kept in our database and removed after (\d+) days/, '400'],
  ['messages a minute', /more than (\d+) messages arrive from it within a minute/, '10'],
  ['unchecked messages a minute', /more than (\d+) where Turnstile/, '2'],
  ['views a minute', /no more than (\d+) views a minute/, '60'],
  ['views a day', /and (\d+) views a day are counted/, '500'],
  ['megabytes of a CV', /a CV of up to (\d+) MB/, '5'],
  ['megabytes of files', /up to three files of (\d+) MB together/, '5'],
  ['messages a day', /with more than (\d+) messages, or 20 with a file/, '100'],
])('the privacy policy states the number of %s', (_what, numberPattern, expectedNumber) => {
  expect(numberPattern.exec(policyText.replaceAll(/\s+/g, ' '))?.[1]).toBe(expectedNumber);
});
