import { expect, test } from 'vitest';
import { buildSchedulerUrl } from '../../src/embeds/Scheduler/address.ts';

const calendarColours = { background: 'ffffff', text: '06252f', primary: '027b9a' };
const calendarAddress = 'https://calendly.com/agency/demo?month=2026-12';
const defaultParameters = {
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

test('the calendar’s address has only the colours when the visitor gives no details', () => {
  expect(readCalendarParameters('')).toEqual(defaultParameters);
});

test('passes all known details of the visitor to the calendar', () => {
  const visitorDetails = {
    name: 'Asha Devi',
    email: 'asha@example.com',
    first_name: 'Asha',
    last_name: 'Devi',
    guests: 'a@example.com,b@example.com',
    location: 'Office & terrace',
    date: '2026-12-01',
    a1: 'One',
    a99: 'Ninety-nine',
    utm_source: 'letter',
    utm_medium: 'mail',
    utm_campaign: 'diwali',
    utm_content: 'button',
    utm_term: 'demo',
    salesforce_uuid: '7',
  };
  const visitorParameters = new URLSearchParams({
    ...visitorDetails,
    phone: '+91 98765 43210',
    primary_color: '#FF6F52',
  });
  expect(readCalendarParameters(`?${visitorParameters}`)).toEqual({
    ...defaultParameters,
    ...visitorDetails,
    phone_number: '+91 98765 43210',
    primary_color: 'FF6F52',
  });
});

test('accepts guests in one parameter or in several', () => {
  const { guests } = readCalendarParameters('?guests=a@example.com&guests=b@example.com');
  expect(guests).toBe('a@example.com,b@example.com');
});

test('ignores unknown details and invalid colours and dates', () => {
  const visitorQuery =
    '?text_color=red%26x=1&date=tomorrow&a0=zero&a100=hundred&address=home&name=%20';
  expect(readCalendarParameters(visitorQuery)).toEqual(defaultParameters);
});
