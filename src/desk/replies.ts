/** The ways to answer somebody, filled in as far as they can be. */
import company from '@content/company';
import type { StoredMessage } from './api';
import { texts } from './texts';

/** Begins with the owner's saved text, above the quoted message. */
export function mailLink(message: StoredMessage, text = texts.message.mailGreeting): string {
  const { fields, email, reference } = message;
  const begun = text
    .replaceAll('{name}', () => fields.name ?? '')
    .replaceAll('{reference}', reference);
  const quoted = wordsOf(message)
    .split('\n')
    .map((line) => `> ${line}`);
  return mail(
    fields.email ?? email,
    texts.message.mailSubject(reference),
    [begun, '', '', ...quoted].join('\n'),
  );
}

/** What the visitor wrote at length. */
export function wordsOf({ fields }: Pick<StoredMessage, 'fields'>): string {
  return fields.message || fields.coverLetter || '';
}

/** The longest that every mail program opens. */
const maxBodyLength = 1_500;

export function mail(to: string, subject: string, body: string): string {
  const words = body.slice(0, maxBodyLength).toWellFormed().replaceAll('\n', '\r\n');
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words)}`;
}

/** Adds the country's code. Ten digits are a number of the agency's own country. */
function fullNumber(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  if (digits.length < 7) {
    return null;
  }
  const [, country = ''] = /^\+(\d+)/.exec(company.phones[0]) ?? [];
  return typed.trim().startsWith('+') || digits.length > 10 ? digits : country + digits;
}

export function phoneLink({ fields }: StoredMessage): string | null {
  const number = fullNumber(fields.phoneNumber ?? '');
  return number && `tel:+${number}`;
}

export function whatsappLink({ fields, reference }: StoredMessage): string | null {
  const number = fullNumber(fields.phoneNumber ?? '');
  const text = texts.message.whatsapp(fields.name ?? '', reference);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
