import { expect, test } from 'vitest';
import { findOpenJobs } from '../../src/plugins/content/jobs.ts';

const exampleJobTexts: [string] = ['A line'];
// biome-ignore format: fields side by side
const exampleJobFields = { title: 'Tester', location: 'Waitangi', type: 'Full time', posted: '2026-11-02',
  summary: 'You test.', tasks: exampleJobTexts, requirements: exampleJobTexts, offer: exampleJobTexts,
};

test('a job closes at the end of its last day in the office’s time zone', () => {
  const jobs = [{ ...exampleJobFields, open: true, validThrough: '2027-01-31' }];
  function findClosingTime(timeZone: string, isoMoment: string) {
    return findOpenJobs({ jobs, company: { timeZone } }, new Date(isoMoment))[0]?.closesAt;
  }
  const closingTimeInIndia = '2027-01-31T23:59:59+05:30';
  expect(findClosingTime('Asia/Kolkata', '2027-01-31T18:29:59Z')).toBe(closingTimeInIndia);
  expect(findClosingTime('Asia/Kolkata', '2027-01-31T18:30:00Z')).toBeUndefined();
  const closingTimeInLondon = '2027-01-31T23:59:59+00:00';
  expect(findClosingTime('Europe/London', '2027-01-31T18:30:00Z')).toBe(closingTimeInLondon);
  expect(findClosingTime('Europe/London', '2027-02-01T00:00:00Z')).toBeUndefined();
});

test('a job without a last day stays open and has no closing time', () => {
  const jobs = [{ ...exampleJobFields, open: true }];
  const farFutureDate = new Date('2099-01-01T00:00:00Z');
  expect(findOpenJobs({ jobs, company: { timeZone: 'UTC' } }, farFutureDate)).toEqual(jobs);
});

test('a job that is switched off is not open', () => {
  const closedJobs = [{ ...exampleJobFields, open: false, validThrough: '2099-01-31' }];
  const dateBeforeEnd = new Date('2027-01-01T00:00:00Z');
  expect(findOpenJobs({ jobs: closedJobs, company: { timeZone: 'UTC' } }, dateBeforeEnd)).toEqual(
    [],
  );
});
