import { expect, it } from 'vitest';
import { findUnfinished } from '../../scripts/steps/unfinished.ts';

it('the owner is told of each sample entry once, by its name', () => {
  expect(
    findUnfinished({ team: [{ fullName: 'Asha Rao', sample: true, site: 'https://a.example' }] }),
  ).toEqual(['team.0: sample content (Asha Rao).']);
});

it('the owner is told of placeholder addresses and numbers', () => {
  expect(
    findUnfinished({
      company: {
        email: 'hello@codecrafters.example',
        phones: ['+91 522 000 0001', '+91 522 400 1234'],
      },
    }),
  ).toEqual([
    'company.email: "hello@codecrafters.example" is a placeholder.',
    'company.phones.0: "+91 522 000 0001" is a placeholder.',
  ]);
});

it('finished content passes', () => {
  expect(
    findUnfinished({ company: { email: 'hello@agency.in', site: 'https://agency.in' } }),
  ).toEqual([]);
});
