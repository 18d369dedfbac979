/** Reads the company data, which the build writes from src/content/company.yml to company.json. */
import type { SlotRules } from '../src/shared/meeting-slots.ts';
import { formatIsoDay } from '../src/shared/office-day.ts';
import company from './company.json' with { type: 'json' };

export type OfficeLanguage = (typeof company)['languages'][number];

export type Office = Omit<typeof company, 'counting' | 'languages'> & {
  languages: [OfficeLanguage, ...OfficeLanguage[]];
  counting: { campaigns: string[] } | null;
  meetingRules: SlotRules;
};
export const office = company as Office;

/** A form names the language of its page in the address that it posts to; a page begins with it. */
export function readLanguage({ req }: { req: { url: string } }): OfficeLanguage {
  const { pathname, searchParams } = new URL(req.url);
  return findLanguageOrFirst(searchParams.get('language') ?? pathname.split('/')[1]);
}

/** Without a known name, the site's first language. */
export function findLanguageOrFirst(name?: string | null): OfficeLanguage {
  const { languages } = office;
  return languages.find((language) => language.name === name) ?? languages[0];
}

/** The language of a message, which is that of its page. */
export function readPageLanguage(page: string | null): OfficeLanguage {
  return findLanguageOrFirst(page?.split('/')[1]);
}

/** The path of a page in a language; the first language has no prefix. */
export function localisePath({ name }: OfficeLanguage, path: string): string {
  return name === office.languages[0].name ? path : `/${name}${path}`;
}

export function readOfficeDay(timeMs: number): string {
  return formatIsoDay(office.timeZone, timeMs);
}
