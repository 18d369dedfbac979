import { expect, test } from 'vitest';
import { checkCv, cvAcceptAttribute } from '../../../src/shared/cv.ts';
import { cvMessages } from '../../../src/shared/field-messages.ts';

const acceptedFileNames = ['cv.pdf', 'CV.PDF', 'my.cv.docx', 'cv.doc', 'cv.odt'];
test.each(acceptedFileNames)('accepts the CV file %s', (fileName) => {
  expect(checkCv({ name: fileName, size: 5 * 1024 * 1024 })).toBeNull();
});

test.each([
  ['cv.exe', 10, cvMessages.wrongKind],
  ['cv.pdf.exe', 10, cvMessages.wrongKind],
  ['pdf', 10, cvMessages.wrongKind],
  ['cv.constructor', 10, cvMessages.wrongKind],
  ['cv.pdf', 0, cvMessages.empty],
  ['cv.pdf', 5 * 1024 * 1024 + 1, cvMessages.tooLarge],
])('refuses the CV file %s of %i bytes', (fileName, fileSize, expectedMessage) => {
  expect(checkCv({ name: fileName, size: fileSize })).toBe(expectedMessage);
});

test('the file input lists the accepted file types', () => {
  expect(cvAcceptAttribute).toBe('.pdf,.doc,.docx,.odt');
});
