import company from '@content/company';
import type { StoredMessage } from './api';
import { texts } from './texts';

/** Starts the mail with the text, above the quoted message. */
export function mailLink(message: StoredMessage, text = texts.message.mailGreeting): string {
  const { fields, email, reference } = message;
  const opening = text
    .replaceAll('{name}', () => fields.name ?? '')
    .replaceAll('{reference}', reference);
  const quotedLines = messageText(message)
    .split('\n')
    .map((line) => `> ${line}`);
  return mail(
    fields.email ?? email,
    texts.message.mailSubject(reference),
    [opening, '', '', ...quotedLines].join('\n'),
  );
}

export function messageText({ fields }: Pick<StoredMessage, 'fields'>): string {
  return fields.message || fields.coverLetter || '';
}

/** Longer mailto links fail to open in some mail programs. */
const maxBodyLength = 1_500;

export function mail(to: string, subject: string, body: string): string {
  const words = body.slice(0, maxBodyLength).toWellFormed().replaceAll('\n', '\r\n');
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words)}`;
}

/** Adds the agency's country code to numbers of up to ten digits without a +. */
function internationalNumber(input: string): string | null {
  const digits = input.replace(/\D/g, '');
  if (digits.length < 7) {
    return null;
  }
  const [, country = ''] = /^\+(\d+)/.exec(company.phones[0]) ?? [];
  return input.trim().startsWith('+') || digits.length > 10 ? digits : country + digits;
}

export function phoneLink({ fields }: StoredMessage): string | null {
  const number = internationalNumber(fields.phoneNumber ?? '');
  return number && `tel:+${number}`;
}

export function whatsappLink({ fields, reference }: StoredMessage): string | null {
  const number = internationalNumber(fields.phoneNumber ?? '');
  const text = texts.message.whatsapp(fields.name ?? '', reference);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
