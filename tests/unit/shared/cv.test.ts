import { expect, test } from 'vitest';
import { checkCvNameAndSize, cvAcceptAttribute } from '../../../src/shared/cv.ts';
import { cvErrorMessages } from '../../../src/shared/field-messages.ts';

const acceptedFileNames = ['cv.pdf', 'CV.PDF', 'my.cv.docx', 'cv.doc', 'cv.odt'];
test.each(acceptedFileNames)('accepts the CV file %s', (name) => {
  expect(checkCvNameAndSize({ name, size: 5 * 1024 * 1024 })).toBeNull();
});

test.each(['cv.pdf.exe', 'pdf', 'cv.constructor'])('refuses the CV file %s', (name) => {
  expect(checkCvNameAndSize({ name, size: 10 })).toBe(cvErrorMessages.wrongKind);
});

test('the file input lists the accepted file types', () => {
  expect(cvAcceptAttribute).toBe('.pdf,.doc,.docx,.odt');
});
