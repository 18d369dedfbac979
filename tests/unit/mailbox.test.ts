import { expect, test } from 'vitest';
import { normaliseMailbox } from '../../worker/delivery/mailbox.ts';

// biome-ignore format: domains side by side
const publicMailDomains = [
  'gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'pm.me',
  'outlook.com', 'outlook.in', 'hotmail.com', 'hotmail.co.uk', 'live.com', 'live.in', 'msn.com', 'yahoo.com',
  'yahoo.in', 'yahoo.co.in', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com', 'aol.com', 'rediffmail.com',
  'zoho.com', 'zohomail.com', 'zohomail.in', 'gmx.com', 'gmx.de', 'gmx.net', 'web.de', 'fastmail.com',
];

test.each(publicMailDomains)('%s is a public mail provider', (mailDomain) => {
  expect(normaliseMailbox(`Asha+tag@${mailDomain.toUpperCase()}`)).toMatchObject({ domain: null });
});

// biome-ignore format: an address a line
test.each([
  ['a.s-h_a+x+y@gmail.com', 'as-h_a@gmail.com', null], ['a.sha@googlemail.com', 'asha@gmail.com', null],
  ['a.s-h_a@pm.me', 'asha@proton.me', null], ['a.sha@protonmail.com', 'asha@proton.me', null],
  ['a.sha@me.com', 'a.sha@icloud.com', null], ['a.sha@mac.com', 'a.sha@icloud.com', null],
  ['a.sha+x@outlook.com', 'a.sha@outlook.com', null], ['asha@hotmail.com', 'asha@hotmail.com', null],
  ['asha@own.fastmail.com', 'asha@own.fastmail.com', 'fastmail.com'], ['asha@not-gmail.com', 'asha@not-gmail.com', 'not-gmail.com'],
  ['A.sha+x@Shop.IN', 'a.sha@shop.in', 'shop.in'], ['asha@mail.shop.in', 'asha@mail.shop.in', 'shop.in'],
  ['asha@a.b.firm.co.in', 'asha@a.b.firm.co.in', 'firm.co.in'], ['asha@firm.co.in', 'asha@firm.co.in', 'firm.co.in'],
  ['asha@a.co.com', 'asha@a.co.com', 'co.com'], ['asha@a.co.example', 'asha@a.co.example', 'co.example'],
])('%s has the mailbox %s and the domain %s', (address, mailbox, domain) => {
  expect(normaliseMailbox(address)).toEqual({ mailbox, domain });
});

const domainLabels = 'ac co com edu firm gen gov ind ltd mil ne net nic or org plc res'.split(' ');
test.each(domainLabels)('a domain below %s.in has three labels', (secondLevel) => {
  expect(normaliseMailbox(`asha@all.shop.${secondLevel}.in`).domain).toBe(`shop.${secondLevel}.in`);
});
