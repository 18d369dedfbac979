import type { Content } from '../../content/schemas/index.ts';

/** The calendar of our office. */
const timeZone = 'Asia/Kolkata';

type Job = Content['jobs'][number];

/** Without those that the owner has closed, and those whose last day is over on the day of the build. */
export function openJobs(jobs: Job[], now: Date): Job[] {
  const today = now.toLocaleDateString('sv-SE', { timeZone });
  return jobs.filter(({ open, validThrough }) => open && validThrough >= today);
}
