import { expect, test } from 'vitest';
import { checkForm } from '../../../src/shared/check-form.ts';
import {
  buildAcceptAttribute,
  fileRulesByForm,
  findFileProblem,
} from '../../../src/shared/files.ts';
import type { FormName } from '../../../src/shared/forms.ts';
import { english } from '../../support/english.ts';

const { fields: fieldMessages, cv: cvMessages, files: fileMessages } = english.messages;

const sender = { name: 'Asha Verma', email: 'asha@example.com' };
const validInquiry = { ...sender, phoneNumber: '9876543210', message: 'Hello' };
const validContact = { ...validInquiry, phoneNumber: '98765 43210' };

test('reports a wrong e-mail address before a wrong number, and a wrong number alone', () => {
  const { email: invalidEmail, mobileNumber: invalidPhone } = fieldMessages;
  const { name: invalidName, message: invalidMessage } = fieldMessages;
  const checkResult = checkForm(
    'inquiry',
    { name: '', email: 'x', phoneNumber: '1', message: '' },
    english,
  );
  expect(checkResult.valid || Object.entries(checkResult.errors)).toEqual([
    ['email', invalidEmail],
    ['phoneNumber', invalidPhone],
    ['name', invalidName],
    ['message', invalidMessage],
  ]);
  const wrongNumberInquiry = { ...validInquiry, phoneNumber: '1' };
  expect(checkForm('inquiry', wrongNumberInquiry, english)).toEqual({
    valid: false,
    errors: { phoneNumber: invalidPhone },
  });
});

// biome-ignore format: many values
const fieldCases = [
  { formName: 'inquiry', fieldName: 'phoneNumber', message: fieldMessages.mobileNumber,
    acceptedValues: ['6000000000', '7123456789', '8123456789', '9999999999'],
    refusedValues: [
      '5999999999', '0987654321', '987654321', '98765432100', '+919876543210', '98765 43210',
      ' 9876543210', '9876543210 ', '9876543210\n', '٩٨٧٦٥٤٣٢١٠', '९८७६५४३२१०', '９８７６５４３２１０', '',
    ],
  },
  { formName: 'inquiry', fieldName: 'email', message: fieldMessages.email,
    acceptedValues: ['a@b.co', 'first.last+tag@sub.example.museum', "o'neil@example.in", 'A_B%C@EXAMPLE.COM', ' asha@example.com ', '\u202aasha@example.com\u202c'],
    refusedValues: [
      '', 'asha', 'asha@', '@example.com', 'asha@example', 'asha@example.c', 'as ha@example.com',
      'asha@exam ple.com', 'a@b@c.com', 'asha@example.com\nx', 'asha@example.c0m1',
      'a@example.com, b@example.com', '"Asha" <asha@example.com>', 'аsha@exаmple.com', `${'a'.repeat(250)}@example.com`,
    ],
  },
  { formName: 'inquiry', fieldName: 'name', message: fieldMessages.name,
    acceptedValues: ['नीदा', 'Ó', 'ن', '李', 'J', '7 Eleven', 'क्‍ष'],
    refusedValues: ['<>', '...', '\ud83d', '\ufffd', '🎉', '-'],
  },
  { formName: 'inquiry', fieldName: 'message', message: fieldMessages.message,
    acceptedValues: ['👍', '?', '₹ 5', 'ok\u200b'],
    refusedValues: ['', ' ', '\u200b'],
  },
  { formName: 'contact', fieldName: 'phoneNumber', message: fieldMessages.phone,
    acceptedValues: ['98765 43210', '+91 98765-43210', '+1 (415) 555-0100', '0522 400 1234', '1234567', '+123456789012345', '\u202a+91 98765 43210\u202c'],
    refusedValues: [
      '123456', '123-456', '1234567890123456', '91+98765432', '98765x43210', '1800-CALL-NOW',
      '++9198765432', '٩٨٧٦٥٤٣٢١', '', '   ',
    ],
  },
] as const;

for (const { formName, fieldName, message, acceptedValues, refusedValues } of fieldCases) {
  const checkField = (text: string) =>
    checkForm(formName, { ...validInquiry, [fieldName]: text }, english);

  test.each(acceptedValues)(`${formName}: accepts the ${fieldName} "%s"`, (value) => {
    const values = { [fieldName]: value.replace(/[\u202a\u202c]/g, '').trim() };
    expect(checkField(value)).toMatchObject({ valid: true, values });
  });

  test.each(refusedValues)(`${formName}: refuses the ${fieldName} "%s"`, (value) => {
    expect(checkField(value)).toMatchObject({ valid: false, errors: { [fieldName]: message } });
  });
}

test('a support request needs no phone number, but a wrong number is refused', () => {
  const supportRequest = { ...sender, message: 'Help' };
  const expectedResult = { valid: true, values: { phoneNumber: '', address: '' } };
  expect(checkForm('support', supportRequest, english)).toMatchObject(expectedResult);
  expect(checkForm('support', { ...supportRequest, phoneNumber: '12' }, english).valid).toBe(false);
});

test('removes line breaks from single-line fields, and lone surrogates', () => {
  const uncleanFields = { name: ' Asha \t\r\n Verma ', message: 'a\r\nb\rc\u0007\ud800 ' };
  const values = { name: 'Asha Verma', message: 'a\nb\nc\ufffd' };
  expect(checkForm('inquiry', { ...validInquiry, ...uncleanFields }, english)).toMatchObject({
    values,
  });
});

test('a second cleaning changes nothing', () => {
  const uncleanFields = { name: '\u202e a \u2028 b \ufeff', message: ' x \u0000\r\n ' };
  const firstResult = checkForm('inquiry', { ...validInquiry, ...uncleanFields }, english);
  expect(firstResult.valid && checkForm('inquiry', firstResult.values, english)).toEqual(
    firstResult,
  );
});

const refusedForms = [undefined, null, 'text', 7, [], new Date(0), Object.create(validInquiry)];
test.each(refusedForms)('refuses a form that is not a plain object: %s', (form) => {
  expect(checkForm('inquiry', form, english).valid).toBe(false);
});

// biome-ignore format: values side by side
test.each([
  '', ' ', '\u200b', '\u2060\u2061', '\u00ad', '\u3164', '\u115f\u1160',
  '\ufe0f', '\u2800', '\u0301', '\u200c \u200d', '\ud83d',
])('refuses the empty or invisible text %j as a name, a message or a choice', (text) => {
  const { name, message } = fieldMessages;
  const inquiry = { ...validInquiry, name: text, message: text };
  expect(checkForm('inquiry', inquiry, english)).toHaveProperty('errors', { name, message });
  const meeting = { ...validContact, slot: text };
  const errors = { slot: 'Please choose a time.' };
  expect(checkForm('meeting', meeting, english)).toHaveProperty('errors', errors);
});

test.each(['cv.pdf', 'CV.PDF', 'my.cv.docx', 'cv.doc', 'cv.odt'])('accepts the CV %s', (name) => {
  expect(findProblemOfForm('application', { name, size: 5 * 1024 * 1024 })).toBeNull();
});

test.each(['cv.pdf.exe', 'pdf', 'cv.constructor'])('refuses the CV %s', (name) => {
  expect(findProblemOfForm('application', { name, size: 10 })).toBe(cvMessages.wrongKind);
});

test('the file input lists the accepted file types', () => {
  expect(
    [fileRulesByForm.application, fileRulesByForm.support].map(
      (rules) => rules && buildAcceptAttribute(rules),
    ),
  ).toEqual(['.pdf,.doc,.docx,.odt', '.png,.jpg,.jpeg,.webp,.heic,.pdf,.docx,.xlsx,.odt,.txt']);
});

function findProblemOfForm(formName: FormName, ...files: { name: string; size: number }[]) {
  const rules = fileRulesByForm[formName];
  return rules === null
    ? 'no files'
    : findFileProblem(rules, files, formName === 'application' ? cvMessages : fileMessages);
}

const megabyte = 1024 * 1024;
test.each([
  ['no file', [], null],
  [
    'three files of 5 MB together',
    [
      ['a.PNG', 2],
      ['बिल.heif', 2],
      ['c.jpeg', 1],
    ],
    null,
  ],
  [
    'four files',
    [
      ['a.png', 1],
      ['b.png', 1],
      ['c.png', 1],
      ['d.png', 1],
    ],
    'Please choose three files at most.',
  ],
  [
    'more than 5 MB together',
    [
      ['a.png', 3],
      ['b.png', 3],
    ],
    'Your files are larger than 5 MB together. Please choose fewer or smaller ones.',
  ],
  [
    'an empty file',
    [
      ['a.png', 1],
      ['b.pdf', 0],
    ],
    'b.pdf: This file is empty. Please choose another file.',
  ],
  [
    'a drawing',
    [['a.svg', 1]],
    'a.svg: Please choose a picture (PNG, JPEG, WebP, HEIC) or a document (PDF, DOCX, XLSX, ODT, TXT).',
  ],
  [
    'a program with a long name',
    [[`${'x'.repeat(300)}.exe`, 1]],
    `${'x'.repeat(56)}.exe: Please choose a picture (PNG, JPEG, WebP, HEIC) or a document (PDF, DOCX, XLSX, ODT, TXT).`,
  ],
] as [string, [string, number][], string | null][])(
  'a support request with %s',
  (_case, files, expectedProblem) => {
    const sizedFiles = files.map(([name, megabytes]) => ({ name, size: megabytes * megabyte }));
    expect(findProblemOfForm('support', ...sizedFiles)).toBe(expectedProblem);
  },
);
