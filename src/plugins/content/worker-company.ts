import path from 'node:path';
import type { Content } from '../../content/schemas/index.ts';
import { messageFormNames } from '../../shared/forms.ts';
import { formatOpeningTimes } from '../../shared/open-days.ts';
import { buildTelUrl } from '../../shared/tel-url.ts';
import { writeFileIfChanged } from '../brand/write-files.ts';
import { contentDir, projectRoot } from './folder-paths.ts';

const companyJsonPath = path.join(projectRoot, 'worker/company.json');

/** The first content is that of the site's first language. */
export function buildWorkerCompanyJson(contents: [Content, ...Content[]]): string {
  const [{ company, meeting, retention }] = contents;
  const { name, email, address, locale, timeZone, referencePrefix, counting = null } = company;
  const companySettings = {
    name,
    email,
    country: address.country,
    locale,
    timeZone,
    referencePrefix,
    counting,
    meetingRules: { hours: company.hours.times, ...meeting.rules },
    retention,
    languages: contents.map((content) => ({
      name: new Intl.Locale(content.company.locale).language,
      locale: content.company.locale,
      messages: content.messages,
      positions: [
        content.forms.application.openApplication,
        ...content.jobs.map(({ title }) => title),
      ],
      confirmation: buildConfirmationTexts(content),
      meeting: { place: content.company.address.city, ...content.meeting.answers },
    })),
  };
  return `${JSON.stringify(companySettings, null, 2)}\n`;
}

function buildConfirmationTexts(content: Content) {
  const { company, forms } = content;
  const { phones, floating } = company;
  const { labels, ...mailTexts } = forms.confirmation;
  const [firstPhone] = phones;
  const whatsappProfile = floating.find(({ network }) => network === 'whatsapp');
  const whatsappUrl = whatsappProfile && removeTextFromWhatsappUrl(whatsappProfile.address);
  const contactWays = [
    { label: labels.phone, value: firstPhone, link: buildTelUrl(firstPhone) },
    ...(whatsappUrl
      ? [{ label: labels.whatsapp, value: whatsappUrl.replace('https://', ''), link: whatsappUrl }]
      : []),
    { label: labels.hours, value: describeOpeningTimes(content) },
  ];
  const confirmedFormNames = [...messageFormNames, 'application'] as const;
  const nextStepByForm = Object.fromEntries(
    confirmedFormNames.map((formName) => [formName, forms[formName].afterSending]),
  );
  return { ...mailTexts, reference: labels.reference, nextStepByForm, contactWays };
}

export function describeOpeningTimes({ company, navigation }: Content): string {
  const { range } = navigation.labels;
  return formatOpeningTimes(company.hours.times, { locale: company.locale, range });
}

/** Returns the link to the chat without the text that the website fills in. */
function removeTextFromWhatsappUrl(whatsappAddress: string): string {
  const whatsappUrl = new URL(whatsappAddress);
  whatsappUrl.searchParams.delete('text');
  return whatsappUrl.href;
}

/** Writes the company's JSON, because the Worker bundles no YAML; ignores the content folders of tests. */
export function writeWorkerCompanyJson(contents: [Content, ...Content[]]): void {
  if (contentDir === path.join(projectRoot, 'src/content')) {
    writeFileIfChanged(companyJsonPath, buildWorkerCompanyJson(contents));
  }
}
