/** Checks that every pattern applied to visitors' text takes linear, not quadratic time. */
import { expect, test } from 'vitest';
import { checkForm } from '../../src/shared/check-form.ts';
import * as cleaning from '../../src/shared/cleaning.ts';
import { findFileKind } from '../../src/shared/files.ts';
import { formNames, formSchemas } from '../../src/shared/forms.ts';
import { escapeHtml, extractPlainText } from '../../src/shared/html.ts';
import { readHiddenFields } from '../../src/shared/read-hidden-fields.ts';
import { composeInquiryMail } from '../../worker/delivery/compose-mail.ts';
import { normaliseSearchText } from '../../worker/desk/search-text.ts';
import { hasSignature } from '../../worker/file-signature.ts';
import { toSafeFileName } from '../../worker/files.ts';
import { isOverRate } from '../../worker/guards/rate.ts';
import { parsePartialBody } from '../../worker/guards/request-body.ts';
import { findSpamReason } from '../../worker/guards/spam.ts';
import { readErrorKind } from '../../worker/log.ts';
import { findLanguageOrFirst } from '../../worker/office.ts';
import { buildZip } from '../worker/support/zip.ts';

function composeMailWithTextInEveryField(text: string) {
  const fields = { name: text, email: text, message: text };
  const texts = { email: text, page: text, service: text, spam_reason: text };
  const form = 'inquiry' as const;
  const inquiry = { reference: 'TT-7K3M-9QX2', form, fields, ...texts, received_at: 0, files: [] };
  return composeInquiryMail(inquiry, '', []);
}

/** A header may contain only visible ASCII characters and spaces. */
const toHeaderValue = (text: string) => text.replace(/[^ -~]/g, ':');

function buildRequest(contentType: string, ipAddress = '::'): Request {
  return new Request('https://tern-and-tide.test/api/v1/email', {
    method: 'POST',
    headers: { 'Content-Type': contentType, 'CF-Connecting-IP': ipAddress },
  });
}

const textProcessors: Record<string, (text: string) => unknown> = {
  'the fields': (text) =>
    formNames.map((formName) => {
      const fieldNames = Object.keys(formSchemas[formName].entries);
      const fields = Object.fromEntries(fieldNames.map((name) => [name, text]));
      return checkForm(formName, fields, findLanguageOrFirst());
    }),
  'the hidden fields': (text) => {
    const hiddenFields = { submission: text, service: text, website: text, elapsed: text };
    return readHiddenFields({ ...hiddenFields, page: `/${text}` });
  },
  cleaning: (text) => Object.values(cleaning).map((cleanOrCheck) => cleanOrCheck(text)),
  'a file name': (text) => [findFileKind(`${text}.pdf`), toSafeFileName(`${text}.pdf`, 'pdf')],
  'the content of a document': (text) =>
    hasSignature('docx', new TextEncoder().encode(buildZip(text.repeat(10)))),
  'the mail': composeMailWithTextInEveryField,
  markup: (text) => extractPlainText(escapeHtml(text)),
  'the signs of spam': (text) => findSpamReason(readHiddenFields({}), { message: text }, 'off'),
  'a content type': (text) =>
    parsePartialBody(
      buildRequest(`multipart/form-data; boundary=${toHeaderValue(text)}`),
      new Uint8Array(100),
    ),
  'an address on the internet': (text) =>
    isOverRate({ limit: async () => ({ success: true }) }, buildRequest('', toHeaderValue(text))),
  'an error': (text) => readErrorKind(new Error(text)),
  'the text for the search': (text) => normaliseSearchText(text, text),
};

/** A slow pattern backtracks when one of these pieces is repeated many times. */
// biome-ignore format: pieces side by side
const repeatedPieces = [
  ' ', '.', '_', '-', ' .', '. _', 'a', 'a.', 'a-', '\n', '\r\n', '<', '=?', '&#',
  '\u0301', '@', '/', '0', '[', ' -', ':', ';boundary=', '\ud83d', '%',
];

const textStarts = ['', 'x', '.', 'a@a'];
const textEnds = ['', 'x', '\u0000', '.', '!'];

/** Each piece has every start and every end. */
const longTexts = repeatedPieces.flatMap((piece, pieceIndex) =>
  textEnds.map((textEnd, endIndex) => {
    const textStart = textStarts[(pieceIndex + endIndex) % textStarts.length];
    return textStart + piece.repeat(200_000 / piece.length) + textEnd;
  }),
);

test.each(Object.entries(textProcessors))(
  'processes any long text in linear time: %s',
  async (_processorName, runTextProcessor) => {
    for (const longText of longTexts) {
      const cpuMicrosecondsBefore = process.cpuUsage().user;
      await runTextProcessor(longText);
      // The slowest pattern once took twenty seconds; a linear one takes milliseconds.
      expect((process.cpuUsage().user - cpuMicrosecondsBefore) / 1_000).toBeLessThan(5_000);
    }
  },
);
