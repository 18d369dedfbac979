import { formatIsoDay } from '../../shared/office-day.ts';
import { buildSlugOrThrow } from '../../shared/slug.ts';
import type { Content } from '../schemas/index.ts';

/** Lists open jobs: a job closes when its last day ends in the office's time zone. */
export function findOpenJobs<Job extends Omit<Content['jobs'][number], 'picture'>>(
  { jobs, company: { timeZone } }: { jobs: Job[]; company: { timeZone: string } },
  currentDate: Date,
) {
  const today = formatIsoDay(timeZone, currentDate.getTime());
  return jobs
    .filter(({ open, validThrough = today }) => open && validThrough >= today)
    .map((job) => ({
      ...job,
      slug: job.slug ?? buildSlugOrThrow(job.title),
      closesAt: job.validThrough && formatEndOfDay(job.validThrough, timeZone),
    }));
}

/** Formats the end of a day with that day's UTC offset, which daylight saving time changes. */
function formatEndOfDay(dayIso: string, timeZone: string): string {
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${dayIso}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  return `${dayIso}T23:59:59${offset?.value.replace('GMT', '') || '+00:00'}`;
}
