import mailboxes from './mailboxes.json';

const mainDomainByAlias: Record<string, string> = mailboxes.mainDomainByAlias;
const ignoredCharacters: Record<string, string> = mailboxes.ignoredCharacters;
/** Strangers share these domains, so no limit per domain applies. */
const publicProviders = new Set(mailboxes.publicProviders);

/** Matches second-level domains under country codes, such as co in shop.co.in. */
const secondLevelPattern = /^(?:ac|co|com|edu|firm|gen|gov|ind|ltd|mil|ne|net|nic|or|org|plc|res)$/;

export function normaliseMailbox(email: string): { mailbox: string; domain: string | null } {
  const [localPart = '', emailDomain = ''] = email.toLowerCase().split('@');
  const mainDomain = mainDomainByAlias[emailDomain] ?? emailDomain;
  const [localWithoutTag = ''] = localPart.split('+');
  const ignored = ignoredCharacters[mainDomain] ?? '';
  const mailboxName = Array.from(localWithoutTag).filter(
    (character) => !ignored.includes(character),
  );
  return {
    mailbox: `${mailboxName.join('')}@${mainDomain}`,
    domain: publicProviders.has(mainDomain) ? null : getRegisteredDomain(emailDomain),
  };
}

/** A subdomain counts as its registered domain. */
function getRegisteredDomain(emailDomain: string): string {
  const domainLabels = emailDomain.split('.');
  const [secondLevel = '', topLevel = ''] = domainLabels.slice(-2);
  const keptLabelCount = topLevel.length === 2 && secondLevelPattern.test(secondLevel) ? 3 : 2;
  return domainLabels.slice(-keptLabelCount).join('.');
}
