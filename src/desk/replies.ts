import company from '@content/company';
import type { StoredMessage } from './api';
import { say, texts } from './texts';

/** Starts the mail with the filled template, above the quoted message. */
export function buildReplyMailUrl(message: StoredMessage, template = texts.message.mailGreeting) {
  const { fields, email, reference } = message;
  const filledTemplate = say(template, { name: fields.name ?? '', reference });
  const quote = `> ${findMessageText(message).replaceAll('\n', '\n> ')}`;
  const subject = say(texts.message.mailSubject, { reference });
  const mailUrl = buildMailUrl(fields.email ?? email, subject, `${filledTemplate}\n\n\n`);
  return appendWithinLimit(mailUrl, quote);
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

export function buildWhatsappUrl({ fields, reference }: StoredMessage): string | null {
  const phoneDigits = toInternationalDigits(fields.phoneNumber ?? '');
  const whatsappText = say(texts.message.whatsapp, { name: fields.name ?? '', reference });
  return phoneDigits && `https://wa.me/${phoneDigits}?text=${encodeURIComponent(whatsappText)}`;
}
