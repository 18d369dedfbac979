import company from '@content/company';

/** With UTC, the day is the same on the server and in every time zone. */
export function formatDay(isoDay: string): string {
  const format = new Intl.DateTimeFormat(company.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(isoDay));
}
