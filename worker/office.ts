/** The company as src/content/company.yml has it; the build writes company.json from that. */
import { dayIn } from '../src/shared/office-day.ts';
import company from './company.json';

export type Office = Omit<typeof company, 'counting'> & {
  /** Null where no page view is counted. */
  counting: { campaigns: string[] } | null;
};
export const office: Office = company;

/** The office's own day, such as 2026-11-23. */
export function today(): string {
  return dayIn(office.timeZone, Date.now());
}
