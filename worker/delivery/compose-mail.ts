import brand from '../../src/content/brand.json';
import { applyBrandColours } from '../../src/shared/brand-colours.ts';
import { type FormName, fieldLabels, formLabels } from '../../src/shared/forms.ts';
import { escapeHtml } from '../../src/shared/html.ts';
import type { DeliveryContent } from '../message.ts';
import { type OfficeLanguage, office, readPageLanguage } from '../office.ts';

export interface Mail extends Part {
  subject: string;
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

export function composeInquiryMail(
  inquiry: DeliveryContent,
  siteUrl: string,
  noteTexts: string[],
): Mail {
  const { reference, form, fields, spam_reason } = inquiry;
  const name = toHeaderText(fields.name ?? '');
  const email = fields.email ?? '';
  const canReply = plainAddressPattern.test(email);
  const title = `${formLabels[form]} ${reference}`;
  const spamNotes = spam_reason === null ? [] : [`Possible spam: ${spam_reason}.`];
  const filledFields = Object.entries(fields).filter(([, value]) => value !== '');
  const lines = filledFields.map(([fieldName, value]) => ({
    isLong: longFieldNames.includes(fieldName),
    label: fieldLabels[fieldName] ?? fieldName,
    value,
  }));
  const mail = joinParts('en', title, [
    ...[...noteTexts, ...spamNotes].map(buildNote),
    buildTable(lines.filter(({ isLong }) => !isLong)),
    ...lines.filter(({ isLong }) => isLong).map(buildLongText),
    buildClosing(listClosingLines(inquiry, siteUrl)),
    buildInvitation(
      `${canReply ? 'Reply to this mail' : 'Write to the address above'} to answer ${name}.`,
    ),
  ]);
  const subject = `${spam_reason === null ? '' : 'Possible spam: '}${title} from ${name}`;
  return { subject, ...mail, replyTo: canReply ? { name, email } : null };
}

/** The mail contains nothing that the visitor wrote, because anybody can enter any address. */
export function composeConfirmation(
  reference: string,
  formName: FormName,
  { locale, confirmation }: OfficeLanguage,
  meetingLines: string[],
) {
  const { subject, contactWays, lead, nextStepByForm, howToAdd, ifNotSender } = confirmation;
  const mail = joinParts(locale, subject, [
    ...[lead, ...meetingLines, nextStepByForm[formName], howToAdd].map(buildParagraph),
    buildTable([{ label: confirmation.reference, value: reference }]),
    buildClosing(contactWays),
    buildInvitation(ifNotSender),
  ]);
  return { subject: `${subject}, ${reference}`, ...mail };
}

type Line = { label: string; value: string; link?: string | undefined };

/** Removes characters that could end a header, start an encoded word or close its quotes; splits no emoji or syllable. */
function toHeaderText(fieldValue: string): string {
  const headerText = fieldValue.replace(/(?:=\?|[\p{Cc}\p{Zl}\p{Zp}\ufffd <>"\\])+/gu, ' ').trim();
  const end = graphemeSegmenter.segment(headerText).containing(maxSubjectNameLength)?.index;
  return headerText.slice(0, end).trim() || unnamedVisitorText;
}

function listClosingLines(
  { files, received_at, page, service, reference }: DeliveryContent,
  siteUrl: string,
): Line[] {
  const { locale, timeZone, country } = office;
  const dateOptions = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const received = new Intl.DateTimeFormat(locale, dateOptions).format(received_at);
  const lines = [
    ...files.map(({ name }) => ['File', name] as const),
    ['Received', `${received} (${country})`],
    ['Page', page && siteUrl + page],
    ['Language', describeOtherLanguage(page)],
    ['Service', service],
    ['Reference', reference],
  ] as const;
  return lines.flatMap(([label, value]) => (value ? { label, value } : []));
}

/** Names the language of a visitor who wrote from a page of a further language. */
function describeOtherLanguage(page: string | null): string | null {
  const { name } = readPageLanguage(page);
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return name === office.languages[0].name ? null : (names.of(name) ?? name);
}

/** A part of a mail, once as plain text and once as HTML. */
type Part = Record<'text' | 'html', string>;

function joinParts(locale: string, title: string, parts: Part[]): Part {
  const titleHtml = escapeHtml(title);
  const partsHtml = parts.map(({ html }) => html).join('');
  return {
    text: [title, ...parts.map(({ text }) => text)].join('\n\n'),
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${titleHtml}</title></head><body style="margin:0;padding:24px;background:#ffffff;color:${colourOf('#16242a')};font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5"><main style="max-width:640px"><h1 style="margin:0 0 16px;font-size:22px;color:${colours.deep}">${titleHtml}</h1>${partsHtml}</main></body></html>`,
  };
}

function buildStyledParagraph(style: string) {
  return (text: string): Part => ({ text, html: `<p style="${style}">${escapeHtml(text)}</p>` });
}
const buildNote = buildStyledParagraph('margin:0 0 16px;padding:12px 16px;background:#fff4d6');
const buildParagraph = buildStyledParagraph('margin:0 0 16px');
const buildInvitation = buildStyledParagraph(`margin:16px 0 0;color:${quietColour}`);

function buildLongText({ label, value }: Line): Part {
  return {
    text: `${label}:\n${value}`,
    html: `<h2 style="margin:24px 0 8px;font-size:16px;color:${quietColour}">${escapeHtml(label)}</h2><div style="padding:12px 16px;border-left:3px solid ${colours.main};background:${tintColour};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(value)}</div>`,
  };
}

function buildTable(lines: Line[]): Part {
  const rowsHtml = lines.map(({ label, value, link }) => {
    const valueHtml = escapeHtml(value);
    const linkHtml =
      link && `<a href="${escapeHtml(link)}" style="color:${colours.main}">${valueHtml}</a>`;
    return `<tr><th scope="row" align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:600;color:${quietColour};white-space:nowrap">${escapeHtml(label)}</th><td style="padding:4px 0;overflow-wrap:anywhere">${linkHtml ?? valueHtml}</td></tr>`;
  });
  return {
    text: lines.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    html: `<table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:16px;line-height:1.5">${rowsHtml.join('')}</table>`,
  };
}

function buildClosing(lines: Line[]): Part {
  const { text, html } = buildTable(lines);
  const style = `margin-top:24px;padding-top:16px;border-top:1px solid ${colourOf('#d5e0e4')}`;
  return { text, html: `<div style="${style}">${html}</div>` };
}
