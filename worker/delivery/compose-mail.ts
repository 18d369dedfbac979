import brand from '../../src/content/brand.json';
import { recolour } from '../../src/shared/brand.ts';
import { type FormName, fieldLabels, formLabels } from '../../src/shared/forms.ts';
import { escapeHtml } from '../../src/shared/html.ts';
import type { ClaimedInquiry } from '../inquiry.ts';
import { type Office, office } from '../office.ts';

export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** A visitor's address; absent for mail to the owner. */
  to?: string;
  /** Null when mail servers could refuse the address. */
  replyTo: { name: string; email: string } | null;
}

/**
 * Stricter than the forms: only addresses that mail servers accept unquoted, with the lengths of
 * RFC 5321.
 */
export const plainAddress =
  /^(?=[^@]{1,64}@)[A-Za-z0-9_%+'-]+(\.[A-Za-z0-9_%+'-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

const { main, deep } = brand.colours;
const [tint, quiet] = ['#f2f8fa', '#4a5a61'].map((hex) => recolour(hex, brand.colours));

const maxSubjectNameLength = 60;
const unnamedVisitor = 'a visitor';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const longFields = ['message', 'coverLetter'];

export function composeMail(
  inquiry: ClaimedInquiry,
  siteUrl: string,
  notes: string[],
  clock: Clock = office,
): Mail {
  const name = toHeaderText(inquiry.values.name ?? '');
  const email = inquiry.values.email ?? '';
  const parts = {
    title: `${formLabels[inquiry.form]} ${inquiry.reference}`,
    notes,
    lead: [],
    short: labelledLines(inquiry, (field) => !longFields.includes(field)),
    long: labelledLines(inquiry, (field) => longFields.includes(field)),
    closing: closingLines(inquiry, siteUrl, clock),
    invitation: plainAddress.test(email)
      ? `Reply to this mail to answer ${name}.`
      : `Write to the address above to answer ${name}.`,
  };
  return {
    subject: `${parts.title} from ${name}`,
    ...bodyOf(parts),
    replyTo: plainAddress.test(email) ? { name, email } : null,
  };
}

/**
 * Contains none of the visitor's input except the reference, because anybody can enter any address.
 */
export function composeConfirmation(reference: string, form: FormName) {
  const { subject, lead, next, ways, add, mistaken, reference: label } = office.confirmation;
  const parts = {
    title: subject,
    notes: [],
    lead: [lead, next[form], add],
    short: [{ label, value: reference }],
    long: [],
    closing: ways,
    invitation: mistaken,
  };
  return { subject: `${subject}, ${reference}`, ...bodyOf(parts) };
}

type Clock = Pick<Office, 'locale' | 'timeZone' | 'country'>;
type Line = { label: string; value: string; link?: string | undefined };
type Parts = {
  title: string;
  notes: string[];
  lead: string[];
  short: Line[];
  long: Line[];
  closing: Line[];
  invitation: string;
};

/** Removes characters that could end a header, start an encoded word or close its quotes. */
function toHeaderText(value: string): string {
  const plain = value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\ufffd]+/gu, ' ')
    .replace(/=\?|[<>"\\]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return truncateAtGrapheme(plain, maxSubjectNameLength).trim() || unnamedVisitor;
}

/** Never splits an emoji or a syllable. */
function truncateAtGrapheme(text: string, maxLength: number): string {
  let end = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > maxLength) {
      break;
    }
    end = index + segment.length;
  }
  return text.slice(0, end);
}

function labelledLines(inquiry: ClaimedInquiry, isIncluded: (field: string) => boolean): Line[] {
  return Object.entries(inquiry.values)
    .filter(([field, value]) => isIncluded(field) && value !== '')
    .map(([field, value]) => ({ label: fieldLabels[field] ?? field, value }));
}

function closingLines(
  inquiry: ClaimedInquiry,
  siteUrl: string,
  { locale, timeZone, country }: Clock,
): Line[] {
  const formatter = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  const received = formatter.format(inquiry.receivedAt);
  return [
    ...(inquiry.file ? [{ label: fieldLabels.cv ?? 'CV', value: inquiry.file.name }] : []),
    { label: 'Received', value: `${received} (${country})` },
    ...(inquiry.page ? [{ label: 'Page', value: `${siteUrl}${inquiry.page}` }] : []),
    ...(inquiry.service ? [{ label: 'Service', value: inquiry.service }] : []),
    { label: 'Reference', value: inquiry.reference },
  ];
}

function bodyOf(parts: Parts) {
  return { text: formatText(parts), html: formatHtml(parts) };
}

function formatText({ title, notes, lead, short, long, closing, invitation }: Parts): string {
  const lines = (list: Line[]) => list.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return [
    title,
    ...notes,
    ...lead,
    lines(short),
    ...long.map(({ label, value }) => `${label}:\n${value}`),
    lines(closing),
    invitation,
  ].join('\n\n');
}

function formatHtml({ title, notes, lead, short, long, closing, invitation }: Parts): string {
  const rows = (list: Line[]) =>
    list
      .map(
        ({ label, value, link }) =>
          `<tr><th scope="row" align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:600;color:${quiet};white-space:nowrap">${escapeHtml(label)}</th><td style="padding:4px 0;overflow-wrap:anywhere">${link ? `<a href="${escapeHtml(link)}" style="color:${main}">${escapeHtml(value)}</a>` : escapeHtml(value)}</td></tr>`,
      )
      .join('');
  const table = (list: Line[]) =>
    `<table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:16px;line-height:1.5">${rows(list)}</table>`;
  const longHtml = long.map(
    ({ label, value }) =>
      `<h2 style="margin:24px 0 8px;font-size:16px;color:${quiet}">${escapeHtml(label)}</h2><div style="padding:12px 16px;border-left:3px solid ${main};background:${tint};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(value)}</div>`,
  );
  const notesHtml = notes.map(
    (note) =>
      `<p style="margin:0 0 16px;padding:12px 16px;background:#fff4d6">${escapeHtml(note)}</p>`,
  );
  const leadHtml = lead.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:24px;background:#ffffff;color:#16242a;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5"><main style="max-width:640px"><h1 style="margin:0 0 16px;font-size:22px;color:${deep}">${escapeHtml(title)}</h1>${notesHtml.join('')}${leadHtml.join('')}${table(short)}${longHtml.join('')}<div style="margin-top:24px;padding-top:16px;border-top:1px solid #d5e0e4">${table(closing)}</div><p style="margin:16px 0 0;color:${quiet}">${escapeHtml(invitation)}</p></main></body></html>`;
}
