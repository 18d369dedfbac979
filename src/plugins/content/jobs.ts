import type { Content, OpenJob } from '../../content/schemas/index.ts';
import { dayIn } from '../../shared/office-day.ts';

/** A job closes when its last day ends in the office's time zone. */
export function openJobs(
  { jobs, company: { timeZone } }: Pick<Content, 'jobs'> & { company: { timeZone: string } },
  now: Date,
): OpenJob[] {
  const today = dayIn(timeZone, now.getTime());
  return jobs
    .filter(
      ({ open, validThrough }) => open && (validThrough === undefined || validThrough >= today),
    )
    .map((job) => ({ ...job, closesAt: job.validThrough && endOfDay(job.validThrough, timeZone) }));
}

/** The UTC offset is that of the given day, because daylight saving time changes it. */
function endOfDay(day: string, timeZone: string): string {
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  return `${day}T23:59:59${offset?.value.replace('GMT', '') || '+00:00'}`;
}
