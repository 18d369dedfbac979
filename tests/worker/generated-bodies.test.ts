import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkForm } from '../../src/shared/check-form.ts';
import { fileRulesByForm } from '../../src/shared/files.ts';
import { readMessageFormName } from '../../src/shared/read-hidden-fields.ts';
import { findPostedFileProblem } from '../../worker/files.ts';
import { findLanguageOrFirst } from '../../worker/office.ts';
import { harness } from './support/harness.ts';
import { application, formPost, jsonPost, multipartPost } from './support/posts.ts';
import { readRows } from './support/stores.ts';

const cvRules = fileRulesByForm.application;

// biome-ignore format: texts side by side
const oddTextArbitrary = fc.constantFrom(
  '', ' ', '\u0000', '\r\n', '__proto__', 'constructor', '=cmd()', '<script>', '\ud800',
  '\u202e', "'; DROP TABLE messages; --", '{{7*7}}', '👩‍👩‍👧', 'नमस्ते',
);
const binaryTextArbitrary = fc.string({ unit: 'binary' });
const longTextArbitrary = fc.string({ maxLength: 6_000 });
const textArbitrary = fc.oneof(oddTextArbitrary, binaryTextArbitrary, longTextArbitrary);
/** Only so many messages a day are stored from any other address. */
const loopbackHeader = { 'CF-Connecting-IP': '127.0.0.1' };

/** Generates mostly usual values, sometimes odd values, sometimes undefined. */
function buildMostlyUsualArbitrary<Value>(
  usualArbitrary: fc.Arbitrary<Value>,
  oddArbitrary: fc.Arbitrary<unknown> = textArbitrary,
) {
  return fc.oneof(
    { weight: 10, arbitrary: usualArbitrary },
    { weight: 2, arbitrary: oddArbitrary },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const formNameArbitrary = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('inquiry', 'contact', 'support') },
  { weight: 1, arbitrary: fc.constant('meeting') },
);
const oddEmailArbitrary = fc.oneof(fc.emailAddress(), textArbitrary);
/** These fields resemble a form closely enough that many bodies pass and many fail. */
const formLikeFieldsArbitrary = fc.record({
  form: buildMostlyUsualArbitrary(formNameArbitrary, fc.anything()),
  name: buildMostlyUsualArbitrary(fc.constant('Asha Verma')),
  email: buildMostlyUsualArbitrary(fc.constant('asha@example.com'), oddEmailArbitrary),
  phoneNumber: buildMostlyUsualArbitrary(fc.stringMatching(/^[6-9][0-9]{9}$/)),
  message: buildMostlyUsualArbitrary(textArbitrary.map((text) => `Hello ${text}`.slice(0, 5_000))),
  type: textArbitrary,
  address: textArbitrary,
  slot: buildMostlyUsualArbitrary(fc.constant('2099-12-01T10:00Z')),
  submission: buildMostlyUsualArbitrary(fc.uuid(), fc.anything()),
  page: buildMostlyUsualArbitrary(fc.webPath(), fc.anything()),
  service: buildMostlyUsualArbitrary(fc.constant('webdesign'), fc.anything()),
  website: buildMostlyUsualArbitrary(fc.constant(''), fc.anything()),
  elapsed: buildMostlyUsualArbitrary(fc.nat(), fc.anything()),
});

const jsonBodyArbitrary = fc.oneof(
  { weight: 6, arbitrary: formLikeFieldsArbitrary.map((fields) => JSON.stringify(fields) ?? '') },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: binaryTextArbitrary },
);
const wellFormedTextArbitrary = textArbitrary.map((text) => text.toWellFormed());
const formBodyArbitrary = fc.dictionary(
  fc.oneof(fc.constantFrom('name', 'email', 'phoneNumber', 'message', 'form'), textArbitrary),
  wellFormedTextArbitrary,
);

async function expectOnlyValidRows() {
  for (const row of await readRows()) {
    const values: unknown = JSON.parse(String(row.fields));
    const formName = readMessageFormName({ form: row.form });
    expect(formName && checkForm(formName, values, findLanguageOrFirst())).toEqual({
      valid: true,
      values,
    });
  }
}

function computeExpectedStatus(fields: unknown): number {
  const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  const formName = isObject ? readMessageFormName({ ...fields }) : null;
  if (formName === null) {
    return 400;
  }
  // No slot is offered so far ahead.
  const isValid =
    formName !== 'meeting' && checkForm(formName, fields, findLanguageOrFirst()).valid;
  return isValid ? 200 : 422;
}

function parseRequestJson(body: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(new TextEncoder().encode(body)));
  } catch {
    return null;
  }
}

test('answers 2,000 generated JSON bodies as the schema demands and stores only valid rows', async () => {
  let acceptedCount = 0;
  await fc.assert(
    fc.asyncProperty(jsonBodyArbitrary, async (body) => {
      const { status } = await harness.fetch(jsonPost(body, loopbackHeader));
      expect(status).toBe(computeExpectedStatus(parseRequestJson(body)));
      acceptedCount += status === 200 ? 1 : 0;
    }),
    { numRuns: 2_000 },
  );
  expect(acceptedCount, 'enough bodies pass the checks').toBeGreaterThan(400);
  await expectOnlyValidRows();
});

test('answers 500 generated form posts as the schema demands', async () => {
  await fc.assert(
    fc.asyncProperty(formBodyArbitrary, fc.boolean(), async (fields, isPagePost) => {
      const acceptHeaders = { ...loopbackHeader, Accept: isPagePost ? 'text/html' : '*/*' };
      const response = await harness.fetch(formPost(fields, acceptHeaders));
      const expectedStatus = computeExpectedStatus(Object.fromEntries(new URLSearchParams(fields)));
      expect(response.status).toBe(isPagePost && expectedStatus === 200 ? 303 : expectedStatus);
      await response.text();
    }),
    { numRuns: 500 },
  );
  await expectOnlyValidRows();
});

/** Computes the expected status from the form as the platform parses it. */
async function computeExpectedFileStatus(request: Request): Promise<number> {
  const parsedFormData = await request.formData().catch(() => null);
  if (parsedFormData === null) {
    return 400;
  }
  const cvEntry = parsedFormData.get('cv');
  if (cvEntry instanceof File && (cvEntry.name !== '' || cvEntry.size > 0)) {
    const cvBytes = new Uint8Array(await cvEntry.arrayBuffer());
    const posted = { name: cvEntry.name, size: cvEntry.size, bytes: cvBytes };
    return cvRules &&
      findPostedFileProblem(cvRules, [posted], findLanguageOrFirst().messages.cv) === null
      ? 200
      : 422;
  }
  return cvEntry instanceof File || cvEntry === '' ? 200 : 422;
}

test('answers 300 generated files as the CV rules demand', async () => {
  const fileArbitrary = fc.record({
    contentStart: fc.constantFrom('', '%PDF-'),
    contentEnd: fc.uint8Array({ maxLength: 200 }),
    baseName: wellFormedTextArbitrary.filter((text) => text.length < 400),
    extension: fc.constantFrom('.pdf', '.docx', '.odt', '.doc', '.exe', ''),
  });
  await fc.assert(
    fc.asyncProperty(fileArbitrary, async ({ contentStart, contentEnd, baseName, extension }) => {
      const content = Uint8Array.of(...new TextEncoder().encode(contentStart), ...contentEnd);
      const encodedName = `${baseName}${extension}`.replace(/["\r\n]/g, encodeURIComponent);
      const createPost = () =>
        multipartPost(application, [`filename="${encodedName}"`, content], loopbackHeader);
      const { status } = await harness.fetch(createPost());
      expect(status).toBe(await computeExpectedFileStatus(createPost()));
    }),
    { numRuns: 300 },
  );
  const storedFileNames = (await readRows()).flatMap(({ file_name: fileName }) => fileName ?? []);
  for (const storedFileName of storedFileNames) {
    expect(storedFileName).toMatch(/^[^./\\"'\p{Cc}][^/\\"'\p{Cc}]*\.(pdf|docx?|odt)$/u);
  }
});
