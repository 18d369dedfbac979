/** The three ways to answer somebody, filled in as far as they can be. */
import company from '@content/company';
import type { StoredMessage } from './api';
import { texts } from './texts';

export function mailTo({ fields, email, reference }: StoredMessage): string {
  const { mailSubject, mailGreeting } = texts.message;
  const quoted = (fields.message ?? fields.coverLetter ?? '')
    .split('\n')
    .map((line) => `> ${line}`);
  return mail(
    fields.email ?? email,
    mailSubject(reference),
    [mailGreeting(fields.name ?? ''), '', '', ...quoted].join('\n'),
  );
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
  if (digits.length < 7) return null;
  const [, country = ''] = /^\+(\d+)/.exec(company.phones[0]) ?? [];
  return typed.trim().startsWith('+') || digits.length > 10 ? digits : country + digits;
}

export function callTo({ fields }: StoredMessage): string | null {
  const number = fullNumber(fields.phoneNumber ?? '');
  return number && `tel:+${number}`;
}

export function whatsappTo({ fields, reference }: StoredMessage): string | null {
  const number = fullNumber(fields.phoneNumber ?? '');
  const text = texts.message.whatsapp(fields.name ?? '', reference);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
