import company from '@content/company';

/** "2027-01-31" as people write it. The same on the server and in every browser's time zone. */
export function spellDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(company.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
