import { expect, test } from 'vitest';
import { findOpenJobs } from '../../src/content/page-data/jobs.ts';

const exampleTexts: [string] = ['A line'];
// biome-ignore format: fields side by side
const exampleJob = { title: 'Tester', location: 'Waitangi', type: 'Full time', posted: '2026-11-02',
  summary: 'You test.', tasks: exampleTexts, requirements: exampleTexts, offer: exampleTexts, open: true,
};

test.each([
  ['Asia/Kolkata', '2027-01-31T18:29:59Z', '2027-01-31T23:59:59+05:30'],
  ['Asia/Kolkata', '2027-01-31T18:30:00Z', undefined],
  ['Europe/London', '2027-01-31T18:30:00Z', '2027-01-31T23:59:59+00:00'],
  ['Europe/London', '2027-02-01T00:00:00Z', undefined],
])('in %s at %s, a job until 31 January closes at %s', (timeZone, isoNow, closesAt) => {
  const jobs = [{ ...exampleJob, validThrough: '2027-01-31' }];
  const openJobs = findOpenJobs({ jobs, company: { timeZone } }, new Date(isoNow));
  expect(openJobs.map((job) => job.closesAt)).toEqual(closesAt ? [closesAt] : []);
});

test('a job without a last day stays open and has no closing time, unless it is switched off', () => {
  const switchedOffJob = { ...exampleJob, open: false, validThrough: '2999-01-31' };
  const contentWithJobs = { jobs: [exampleJob, switchedOffJob], company: { timeZone: 'UTC' } };
  expect(findOpenJobs(contentWithJobs, new Date('2099-01-01T00:00:00Z'))).toEqual([
    { ...exampleJob, slug: 'tester' },
  ]);
});
