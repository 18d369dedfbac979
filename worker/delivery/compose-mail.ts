import brand from '../../src/content/brand.json';
import { applyBrandColours } from '../../src/shared/brand-colours.ts';
import { type FormName, fieldLabels, formLabels } from '../../src/shared/forms.ts';
import { escapeHtml } from '../../src/shared/html.ts';
import { type Office, type OfficeLanguage, office, readPageLanguage } from '../office.ts';
import type { Delivery } from './recipients.ts';

export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** `to` is a visitor's address, and absent for mail to the owner. */
  to?: string;
  /** `replyTo` is null without a visitor, or when mail servers could refuse the visitor's address. */
  replyTo: { name: string; email: string } | null;
}

/**
 * Matches only addresses that mail servers accept unquoted, with the lengths of RFC 5321; the forms
 * accept more.
 */
export const plainAddressPattern =
  /^(?=[^@]{1,64}@)[A-Za-z0-9_%+'-]+(\.[A-Za-z0-9_%+'-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

const { colours } = brand;
const colourOf = (hex: string) => applyBrandColours(hex, colours);
const tintColour = colourOf('#f2f8fa');
const quietColour = colourOf('#4a5a61');

const maxSubjectNameLength = 60;
const unnamedVisitorText = 'a visitor';
const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const longFieldNames = ['message', 'coverLetter'];

/** The parts of a message that its mail shows. */
type MailedMessage = Pick<
  Delivery,
  'reference' | 'form' | 'fields' | 'page' | 'service' | 'received_at' | 'spam_reason' | 'files'
>;

export function composeInquiryMail(
  inquiry: MailedMessage,
  siteUrl: string,
  noteTexts: string[],
  officeLocale: OfficeLocale = office,
): Mail {
  const visitorName = toHeaderText(inquiry.fields.name ?? '');
  const visitorEmail = inquiry.fields.email ?? '';
  const canReply = plainAddressPattern.test(visitorEmail);
  const mailParts = {
    title: `${formLabels[inquiry.form]} ${inquiry.reference}`,
    notes:
      inquiry.spam_reason === null
        ? noteTexts
        : [...noteTexts, `Possible spam: ${inquiry.spam_reason}.`],
    lead: [],
    short: buildLabelledLines(inquiry, (fieldName) => !longFieldNames.includes(fieldName)),
    long: buildLabelledLines(inquiry, (fieldName) => longFieldNames.includes(fieldName)),
    closing: buildClosingLines(inquiry, siteUrl, officeLocale),
    invitation: canReply
      ? `Reply to this mail to answer ${visitorName}.`
      : `Write to the address above to answer ${visitorName}.`,
  };
  return {
    subject: `${inquiry.spam_reason === null ? '' : 'Possible spam: '}${mailParts.title} from ${visitorName}`,
    ...formatTextAndHtml(mailParts, 'en'),
    replyTo: canReply ? { name: visitorName, email: visitorEmail } : null,
  };
}

/** The mail contains nothing that the visitor wrote, because anybody can enter any address. */
export function composeConfirmation(
  reference: string,
  formName: FormName,
  { locale, confirmation }: OfficeLanguage,
  meetingLines: string[],
) {
  const { subject, contactWays, ...mailTexts } = confirmation;
  const mailParts = {
    title: subject,
    notes: [],
    lead: [mailTexts.lead, ...meetingLines, mailTexts.nextStepByForm[formName], mailTexts.howToAdd],
    short: [{ label: mailTexts.reference, value: reference }],
    long: [],
    closing: contactWays,
    invitation: mailTexts.ifNotSender,
  };
  return { subject: `${subject}, ${reference}`, ...formatTextAndHtml(mailParts, locale) };
}

type OfficeLocale = Pick<Office, 'locale' | 'timeZone' | 'country'>;
type Line = { label: string; value: string; link?: string | undefined };
type MailParts = {
  title: string;
  notes: string[];
  lead: string[];
  short: Line[];
  long: Line[];
  closing: Line[];
  invitation: string;
};

/** Removes characters that could end a header, start an encoded word or close its quotes. */
function toHeaderText(fieldValue: string): string {
  const headerText = fieldValue.replace(/(?:=\?|[\p{Cc}\p{Zl}\p{Zp}\ufffd <>"\\])+/gu, ' ').trim();
  return truncateAtGrapheme(headerText, maxSubjectNameLength).trim() || unnamedVisitorText;
}

/** Cuts the text between graphemes, so that no emoji or syllable is split. */
function truncateAtGrapheme(text: string, maxLength: number): string {
  let endIndex = 0;
  for (const { index, segment } of graphemeSegmenter.segment(text)) {
    if (index + segment.length > maxLength) {
      break;
    }
    endIndex = index + segment.length;
  }
  return text.slice(0, endIndex);
}

function buildLabelledLines(inquiry: MailedMessage, isIncluded: (name: string) => boolean) {
  return Object.entries(inquiry.fields)
    .filter(([name, value]) => isIncluded(name) && value !== '')
    .map(([name, value]) => ({ label: fieldLabels[name] ?? name, value }));
}

function buildClosingLines(
  inquiry: MailedMessage,
  siteUrl: string,
  { locale, timeZone, country }: OfficeLocale,
): Line[] {
  const dateFormatter = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  const receivedText = dateFormatter.format(inquiry.received_at);
  return [
    ...inquiry.files.map(({ name }) => ({ label: 'File', value: name })),
    { label: 'Received', value: `${receivedText} (${country})` },
    ...(inquiry.page ? [{ label: 'Page', value: `${siteUrl}${inquiry.page}` }] : []),
    ...listLanguage(inquiry.page),
    ...(inquiry.service ? [{ label: 'Service', value: inquiry.service }] : []),
    { label: 'Reference', value: inquiry.reference },
  ];
}

/** Names the language of a visitor who wrote from a page of a further language. */
function listLanguage(page: string | null): Line[] {
  const { name } = readPageLanguage(page);
  const value = new Intl.DisplayNames('en', { type: 'language' }).of(name) ?? name;
  return name === office.languages[0].name ? [] : [{ label: 'Language', value }];
}

function formatTextAndHtml(mailParts: MailParts, locale: string) {
  return { text: formatPlainText(mailParts), html: formatHtml(mailParts, locale) };
}

function formatPlainText(mailParts: MailParts): string {
  const formatLinesText = (lines: Line[]) =>
    lines.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return [
    mailParts.title,
    ...mailParts.notes,
    ...mailParts.lead,
    formatLinesText(mailParts.short),
    ...mailParts.long.map(({ label, value }) => `${label}:\n${value}`),
    formatLinesText(mailParts.closing),
    mailParts.invitation,
  ].join('\n\n');
}

function formatHtml(mailParts: MailParts, locale: string): string {
  const formatRowsHtml = (lines: Line[]) =>
    lines
      .map(
        ({ label, value, link }) =>
          `<tr><th scope="row" align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:600;color:${quietColour};white-space:nowrap">${escapeHtml(label)}</th><td style="padding:4px 0;overflow-wrap:anywhere">${link ? `<a href="${escapeHtml(link)}" style="color:${colours.main}">${escapeHtml(value)}</a>` : escapeHtml(value)}</td></tr>`,
      )
      .join('');
  const formatTableHtml = (lines: Line[]) =>
    `<table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:16px;line-height:1.5">${formatRowsHtml(lines)}</table>`;
  const longLinesHtml = mailParts.long.map(
    ({ label, value }) =>
      `<h2 style="margin:24px 0 8px;font-size:16px;color:${quietColour}">${escapeHtml(label)}</h2><div style="padding:12px 16px;border-left:3px solid ${colours.main};background:${tintColour};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(value)}</div>`,
  );
  const notesHtml = mailParts.notes.map(
    (noteText) =>
      `<p style="margin:0 0 16px;padding:12px 16px;background:#fff4d6">${escapeHtml(noteText)}</p>`,
  );
  const leadHtml = mailParts.lead.map(
    (leadText) => `<p style="margin:0 0 16px">${escapeHtml(leadText)}</p>`,
  );
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(mailParts.title)}</title></head><body style="margin:0;padding:24px;background:#ffffff;color:${colourOf('#16242a')};font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5"><main style="max-width:640px"><h1 style="margin:0 0 16px;font-size:22px;color:${colours.deep}">${escapeHtml(mailParts.title)}</h1>${notesHtml.join('')}${leadHtml.join('')}${formatTableHtml(mailParts.short)}${longLinesHtml.join('')}<div style="margin-top:24px;padding-top:16px;border-top:1px solid ${colourOf('#d5e0e4')}">${formatTableHtml(mailParts.closing)}</div><p style="margin:16px 0 0;color:${quietColour}">${escapeHtml(mailParts.invitation)}</p></main></body></html>`;
}
