const aliasDomains = new Map([
  ['googlemail.com', 'gmail.com'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
]);

const ignoredCharacters = new Map([
  ['gmail.com', /\./g],
  ['proton.me', /[._-]/g],
]);

/** Strangers share these domains, so no limit per domain applies. */
// biome-ignore format: side by side
const publicProviders = new Set([
  'gmail.com', 'icloud.com', 'proton.me', 'outlook.com', 'outlook.in', 'hotmail.com', 'hotmail.co.uk',
  'live.com', 'live.in', 'msn.com', 'yahoo.com', 'yahoo.in', 'yahoo.co.in', 'yahoo.co.uk', 'ymail.com',
  'rocketmail.com', 'aol.com', 'rediffmail.com', 'zoho.com', 'zohomail.com', 'zohomail.in', 'gmx.com',
  'gmx.de', 'gmx.net', 'web.de', 'fastmail.com',
]);

/** Second-level domains under country codes, such as co in shop.co.in. */
const secondLevelLabel = /^(?:ac|co|com|edu|firm|gen|gov|ind|ltd|mil|ne|net|nic|or|org|plc|res)$/;

export function readMailbox(email: string): { mailbox: string; domain: string | null } {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const provider = aliasDomains.get(host) ?? host;
  const [localWithoutTag = ''] = local.split('+');
  const name = localWithoutTag.replace(ignoredCharacters.get(provider) ?? '', '');
  return {
    mailbox: `${name}@${provider}`,
    domain: publicProviders.has(provider) ? null : registeredDomain(host),
  };
}

/** Subdomains count as their registered domain. */
function registeredDomain(host: string): string {
  const labels = host.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  return labels.slice(top.length === 2 && secondLevelLabel.test(second) ? -3 : -2).join('.');
}
