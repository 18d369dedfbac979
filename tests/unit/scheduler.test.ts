import { expect, test } from 'vitest';
import { buildSchedulerUrl } from '../../src/embeds/Scheduler/address.ts';

const calendarColours = { background: 'ffffff', text: '06252f', primary: '027b9a' };
const calendarAddress = 'https://calendly.com/agency/demo?month=2026-12';
const defaultCalendarParameters = {
  month: '2026-12',
  background_color: 'ffffff',
  text_color: '06252f',
  primary_color: '027b9a',
  embed_type: 'Inline',
  embed_domain: '1',
};

function readCalendarParameters(visitorQuery: string) {
  const embeddedUrl = new URL(buildSchedulerUrl(calendarAddress, visitorQuery, calendarColours));
  expect(embeddedUrl.origin + embeddedUrl.pathname).toBe('https://calendly.com/agency/demo');
  return Object.fromEntries(embeddedUrl.searchParams);
}

test('passes all known details of the visitor, and guests in one parameter or in several', () => {
  const visitorDetailsQuery =
    'name=Asha+Devi&email=asha@example.com&first_name=Asha&last_name=Devi&guests=a@example.com,b@example.com' +
    '&location=Office+%26+terrace&date=2026-12-01&a1=One&a99=Ninety-nine&salesforce_uuid=7' +
    '&utm_source=letter&utm_medium=mail&utm_campaign=diwali&utm_content=button&utm_term=demo';
  const pageQueryString = `?${visitorDetailsQuery}&phone=%2B91+98765+43210&primary_color=%23FF6F52`;
  expect(readCalendarParameters(pageQueryString)).toEqual({
    ...defaultCalendarParameters,
    ...Object.fromEntries(new URLSearchParams(visitorDetailsQuery)),
    phone_number: '+91 98765 43210',
    primary_color: 'FF6F52',
  });
  const { guests } = readCalendarParameters('?guests=a@example.com&guests=b@example.com');
  expect(guests).toBe('a@example.com,b@example.com');
});

test.each([
  ['no details', ''],
  ['unknown details', '?a0=zero&a100=hundred&address=home&name=%20'],
  ['invalid colours and dates', '?text_color=red%26x=1&date=tomorrow'],
])('the calendar’s address has only the colours with %s', (_details, visitorQuery) => {
  expect(readCalendarParameters(visitorQuery)).toEqual(defaultCalendarParameters);
});
