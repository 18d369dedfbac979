/** The company as src/content/company.yml has it; the build writes company.json from that. */
import type { OpenOffice } from '../src/shared/meeting-time.ts';
import { momentIn } from '../src/shared/office-day.ts';
import company from './company.json';

export type Office = Omit<typeof company, 'counting'> & {
  /** Null where no page view is counted. */
  counting: { campaigns: string[] } | null;
};
export const office: Office = company;

/** When somebody can be met. */
export function openOffice(): OpenOffice {
  return { hours: office.hours, now: momentIn(office.timeZone, Date.now()) };
}
