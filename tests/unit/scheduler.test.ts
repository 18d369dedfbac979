import { expect, test } from 'vitest';
import { prefill } from '../../src/embeds/Scheduler/prefill.ts';

const colours = { background: 'ffffff', text: '06252f', primary: '027b9a' };
const page = 'https://calendly.com/agency/demo';

test('a calendar that is told nothing gets our colours and no details', () => {
  const { url, pageSettings, prefill: details } = prefill(page, '', colours);
  expect(url).toBe(page);
  expect(pageSettings).toEqual({
    backgroundColor: 'ffffff',
    textColor: '06252f',
    primaryColor: '027b9a',
  });
  expect(
    Object.values(details ?? {}).filter((value) => value && Object.keys(value).length),
  ).toEqual([]);
});

test('a visitor who comes with details finds all of them filled in', () => {
  const search = new URLSearchParams({
    name: 'Asha Devi',
    email: 'asha@example.com',
    first_name: 'Asha',
    last_name: 'Devi',
    guests: 'a@example.com, b@example.com',
    location: 'Office & terrace',
    phone: '+91 98765 43210',
    date: '2026-12-01',
    a1: 'One',
    a99: 'Ninety-nine',
    utm_source: 'letter',
    utm_medium: 'mail',
    utm_campaign: 'diwali',
    utm_content: 'button',
    utm_term: 'demo',
    primary_color: '#FF6F52',
  });
  const told = prefill(page, `?${search}`, colours);
  expect(told.url).toBe(`${page}?phone_number=%2B91+98765+43210`);
  expect(told.prefill).toMatchObject({
    name: 'Asha Devi',
    email: 'asha@example.com',
    firstName: 'Asha',
    lastName: 'Devi',
    guests: ['a@example.com', 'b@example.com'],
    location: 'Office & terrace',
    customAnswers: { a1: 'One', a99: 'Ninety-nine' },
  });
  expect(told.prefill?.date).toEqual(new Date(2026, 11, 1));
  expect(told.utm).toMatchObject({
    utmSource: 'letter',
    utmMedium: 'mail',
    utmCampaign: 'diwali',
    utmContent: 'button',
    utmTerm: 'demo',
  });
  expect(told.pageSettings?.primaryColor).toBe('FF6F52');
});

test('what is not a colour, a date or an answer changes nothing', () => {
  const told = prefill(
    page,
    '?text_color=red%26x=1&date=tomorrow&a0=zero&a100=hundred&address=home',
    colours,
  );
  expect(told.pageSettings?.textColor).toBe('06252f');
  expect(told.prefill?.date).toBeUndefined();
  expect(told.prefill?.customAnswers).toEqual({});
});
