import type { Content } from '../../content/schemas/index.ts';

/** The calendar of our office. */
const timeZone = 'Asia/Kolkata';

/** Closes the jobs whose last day is over on the day of the build, whatever their file still says. */
export function closePastJobs(jobs: Content['jobs'], now: Date): Content['jobs'] {
  const today = now.toLocaleDateString('sv-SE', { timeZone });
  return jobs.map((job) => ({ ...job, open: job.open && job.validThrough >= today }));
}
