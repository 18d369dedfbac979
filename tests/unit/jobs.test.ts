import { expect, test } from 'vitest';
import { openJobs } from '../../src/plugins/content/jobs.ts';

const lines: [string] = ['A line'];
// biome-ignore format: fields side by side
const job = { title: 'Tester', location: 'Waitangi', type: 'Full time', posted: '2026-11-02',
  summary: 'You test.', tasks: lines, requirements: lines, offer: lines,
};

test('a job closes at the end of its last day in the office’s time zone', () => {
  const jobs = [{ ...job, open: true, validThrough: '2027-01-31' }];
  function closingOf(timeZone: string, moment: string) {
    return openJobs({ jobs, company: { timeZone } }, new Date(moment))[0]?.closesAt;
  }
  const inIndia = '2027-01-31T23:59:59+05:30';
  expect(closingOf('Asia/Kolkata', '2027-01-31T18:29:59Z')).toBe(inIndia);
  expect(closingOf('Asia/Kolkata', '2027-01-31T18:30:00Z')).toBeUndefined();
  const inLondon = '2027-01-31T23:59:59+00:00';
  expect(closingOf('Europe/London', '2027-01-31T18:30:00Z')).toBe(inLondon);
  expect(closingOf('Europe/London', '2027-02-01T00:00:00Z')).toBeUndefined();
});

test('a job without a last day stays open and has no closing time', () => {
  const jobs = [{ ...job, open: true }];
  const now = new Date('2099-01-01T00:00:00Z');
  expect(openJobs({ jobs, company: { timeZone: 'UTC' } }, now)).toEqual(jobs);
});

test('a job that is switched off is not open', () => {
  const jobs = [{ ...job, open: false, validThrough: '2099-01-31' }];
  const now = new Date('2027-01-01T00:00:00Z');
  expect(openJobs({ jobs, company: { timeZone: 'UTC' } }, now)).toEqual([]);
});
