import { expect, test } from 'vitest';
import { schedulerAddress } from '../../src/embeds/Scheduler/address.ts';

const colours = { background: 'ffffff', text: '06252f', primary: '027b9a' };
const page = 'https://calendly.com/agency/demo?month=2026-12';
const always = {
  month: '2026-12',
  background_color: 'ffffff',
  text_color: '06252f',
  primary_color: '027b9a',
  embed_type: 'Inline',
  embed_domain: '1',
};

function parametersOf(search: string) {
  const address = new URL(schedulerAddress(page, search, colours));
  expect(address.origin + address.pathname).toBe('https://calendly.com/agency/demo');
  return Object.fromEntries(address.searchParams);
}

test('adds only the colours to the calendar’s address without details', () => {
  expect(parametersOf('')).toEqual(always);
});

test('passes all known details of the visitor to the calendar', () => {
  const details = {
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
  const search = new URLSearchParams({
    ...details,
    phone: '+91 98765 43210',
    primary_color: '#FF6F52',
  });
  expect(parametersOf(`?${search}`)).toEqual({
    ...always,
    ...details,
    phone_number: '+91 98765 43210',
    primary_color: 'FF6F52',
  });
});

test('accepts guests in one parameter or in several', () => {
  expect(parametersOf('?guests=a@example.com&guests=b@example.com').guests).toBe(
    'a@example.com,b@example.com',
  );
});

test('ignores unknown details and invalid colours and dates', () => {
  const search = '?text_color=red%26x=1&date=tomorrow&a0=zero&a100=hundred&address=home&name=%20';
  expect(parametersOf(search)).toEqual(always);
});
