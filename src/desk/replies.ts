import company from '@content/company';
import replyTexts from '@content/reply-texts';
import type { StoredMessage } from './api';
import { findPrefix } from './format';
import { say } from './texts';

/** In the language of the page that the message comes from. */
function findReplyTexts({ page }: StoredMessage) {
  return replyTexts[findPrefix(page) ?? ''];
}

function fillText(text = '', { fields, reference }: StoredMessage): string {
  return say(text, { name: fields.name ?? '', reference });
}

/** Starts the mail with the filled template, or a greeting, above the quoted message. */
export function buildReplyMailUrl(message: StoredMessage, template?: string) {
  const { subject, greeting } = findReplyTexts(message) ?? {};
  const quote = `> ${findMessageText(message).replaceAll('\n', '\n> ')}`;
  const body = `${fillText(template ?? greeting, message)}\n\n\n`;
  const address = message.fields.email ?? message.email;
  return appendWithinLimit(buildMailUrl(address, fillText(subject, message), body), quote);
}

export function findMessageText({ fields }: Pick<StoredMessage, 'fields'>): string {
  return fields.message || fields.coverLetter || '';
}

/** Longer mailto links fail to open in some mail programs. */
const maxMailUrlLength = 2_000;

export function buildMailUrl(toAddress: string, subject: string, body: string): string {
  return `mailto:${encodeURIComponent(toAddress)}?subject=${encodeURIComponent(subject)}&body=${encodeText(body)}`;
}

function appendWithinLimit(mailUrl: string, quote: string): string {
  let shortenedUrl = mailUrl;
  for (const character of quote) {
    const encodedCharacter = encodeText(character);
    if (shortenedUrl.length + encodedCharacter.length > maxMailUrlLength) {
      break;
    }
    shortenedUrl += encodedCharacter;
  }
  return shortenedUrl;
}

function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'));
}

/** Drops leading zeros; adds the agency's country code to up to ten digits without a +. */
function toInternationalDigits(phoneNumber: string): string | null {
  const digits = phoneNumber.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 7) {
    return null;
  }
  const [, countryCode = ''] = /^\+(\d+)/.exec(company.phones[0]) ?? [];
  return phoneNumber.trim().startsWith('+') || digits.length > 10 ? digits : countryCode + digits;
}

export function buildCallUrl({ fields }: StoredMessage): string | null {
  const phoneDigits = toInternationalDigits(fields.phoneNumber ?? '');
  return phoneDigits && `tel:+${phoneDigits}`;
}

export function buildWhatsappUrl(message: StoredMessage): string | null {
  const phoneDigits = toInternationalDigits(message.fields.phoneNumber ?? '');
  const text = encodeURIComponent(fillText(findReplyTexts(message)?.whatsapp, message));
  return phoneDigits && `https://wa.me/${phoneDigits}?text=${text}`;
}
