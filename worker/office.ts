/** Reads the company data, which the build writes from src/content/company.yml to company.json. */
import type { OfficeHours } from '../src/shared/meeting-time.ts';
import { formatAsIsoDateTime } from '../src/shared/office-day.ts';
import company from './company.json';

export type Office = Omit<typeof company, 'counting'> & {
  counting: { campaigns: string[] } | null;
};
export const office: Office = company;

export function readOfficeHours(): OfficeHours {
  return { hours: office.hours, now: formatAsIsoDateTime(office.timeZone, Date.now()) };
}
