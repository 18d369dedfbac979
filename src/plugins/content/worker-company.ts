import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Content } from '../../content/schemas/index.ts';
import { messageForms } from '../../shared/forms.ts';

const outputFile = fileURLToPath(new URL('../../../worker/company.json', import.meta.url));

export function workerCompany({ company, forms }: Pick<Content, 'company' | 'forms'>): string {
  const { name, email, address, locale, timeZone, referencePrefix, counting = null } = company;
  const { days, opens, closes } = company.hours;
  const settings = {
    name,
    email,
    country: address.country,
    locale,
    timeZone,
    hours: { days, opens, closes },
    referencePrefix,
    counting,
  };
  return `${JSON.stringify({ ...settings, confirmation: confirmationOf(company, forms) }, null, 2)}\n`;
}

function confirmationOf({ phones, floating, hours }: Content['company'], forms: Content['forms']) {
  const { labels, ...words } = forms.confirmation;
  const [phone] = phones;
  const whatsapp = floating.find(({ network }) => network === 'whatsapp')?.address.split('?')[0];
  const contacts = [
    { label: labels.phone, value: phone, link: `tel:${phone.replace(/[^+\d]/g, '')}` },
    ...(whatsapp
      ? [{ label: labels.whatsapp, value: whatsapp.replace('https://', ''), link: whatsapp }]
      : []),
    { label: labels.hours, value: `${hours.days}, ${hours.opens} to ${hours.closes}` },
  ];
  const names = [...messageForms, 'application'] as const;
  const next = Object.fromEntries(names.map((name) => [name, forms[name].next]));
  return { ...words, reference: labels.reference, next, ways: contacts };
}

/** Writes JSON, because the Worker bundles no YAML; ignores the content folders of tests. */
export function writeWorkerCompany(content: Pick<Content, 'company' | 'forms'>): void {
  const text = workerCompany(content);
  const isUnchanged = existsSync(outputFile) && readFileSync(outputFile, 'utf8') === text;
  if (!process.env.CONTENT_DIR && !isUnchanged) {
    writeFileSync(outputFile, text);
  }
}
