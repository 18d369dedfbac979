import { expect, test } from 'vitest';
import { openJobs } from '../../src/plugins/content/jobs.ts';

const job = {
  title: 'Tester',
  location: 'Lucknow',
  type: 'Full time',
  posted: '2026-11-02',
  summary: 'You test.',
  tasks: oneLine(),
  requirements: oneLine(),
  offer: oneLine(),
};

function oneLine(): [string] {
  return ['A line'];
}

test('a job stays open through its last day in Lucknow and closes with it', () => {
  const jobs = [{ ...job, open: true, validThrough: '2027-01-31' }];
  function openAt(moment: string) {
    return openJobs(jobs, new Date(moment)).length === 1;
  }
  expect(openAt('2027-01-31T18:29:59Z')).toBe(true);
  expect(openAt('2027-01-31T18:30:00Z')).toBe(false);
});

test('a job that the owner has closed is not shown', () => {
  const jobs = [{ ...job, open: false, validThrough: '2099-01-31' }];
  expect(openJobs(jobs, new Date('2027-01-01T00:00:00Z'))).toEqual([]);
});
