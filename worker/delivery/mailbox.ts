const mainDomainByAlias = new Map([
  ['googlemail.com', 'gmail.com'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
]);

const ignoredPatternsByDomain = new Map([
  ['gmail.com', /\./g],
  ['proton.me', /[._-]/g],
]);

/** Strangers share these domains, so no limit per domain applies. */
// biome-ignore format: side by side
const publicProviderDomains = new Set([
  'gmail.com', 'icloud.com', 'proton.me', 'outlook.com', 'outlook.in', 'hotmail.com', 'hotmail.co.uk',
  'live.com', 'live.in', 'msn.com', 'yahoo.com', 'yahoo.in', 'yahoo.co.in', 'yahoo.co.uk', 'ymail.com',
  'rocketmail.com', 'aol.com', 'rediffmail.com', 'zoho.com', 'zohomail.com', 'zohomail.in', 'gmx.com',
  'gmx.de', 'gmx.net', 'web.de', 'fastmail.com',
]);

/** Matches second-level domains under country codes, such as co in shop.co.in. */
const secondLevelPattern = /^(?:ac|co|com|edu|firm|gen|gov|ind|ltd|mil|ne|net|nic|or|org|plc|res)$/;

export function normaliseMailbox(email: string): { mailbox: string; domain: string | null } {
  const [localPart = '', emailDomain = ''] = email.toLowerCase().split('@');
  const mainDomain = mainDomainByAlias.get(emailDomain) ?? emailDomain;
  const [localWithoutTag = ''] = localPart.split('+');
  const mailboxName = localWithoutTag.replace(ignoredPatternsByDomain.get(mainDomain) ?? '', '');
  return {
    mailbox: `${mailboxName}@${mainDomain}`,
    domain: publicProviderDomains.has(mainDomain) ? null : getRegisteredDomain(emailDomain),
  };
}

/** A subdomain counts as its registered domain. */
function getRegisteredDomain(emailDomain: string): string {
  const domainLabels = emailDomain.split('.');
  const [secondLevel = '', topLevel = ''] = domainLabels.slice(-2);
  const keptLabelCount = topLevel.length === 2 && secondLevelPattern.test(secondLevel) ? 3 : 2;
  return domainLabels.slice(-keptLabelCount).join('.');
}
