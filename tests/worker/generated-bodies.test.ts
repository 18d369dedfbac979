import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkForm } from '../../src/shared/check-form.ts';
import { readMessageFormName } from '../../src/shared/envelope.ts';
import { type FormName, formSchemas } from '../../src/shared/forms.ts';
import { findCvProblem } from '../../worker/intake/files.ts';
import { createHarness, readRows } from './support/harness.ts';
import { application, formPost, jsonPost, multipartPost } from './support/posts.ts';

const jsonRunCount = 2_000;
const harness = createHarness();

// biome-ignore format: texts side by side
const oddTextArbitrary = fc.constantFrom(
  '', ' ', '\u0000', '\r\n', '__proto__', 'constructor', '=cmd()', '<script>', '\ud800',
  '\u202e', "'; DROP TABLE inquiries; --", '{{7*7}}', '👩‍👩‍👧', 'नमस्ते',
);
const textArbitrary = fc.oneof(
  oddTextArbitrary,
  fc.string({ unit: 'binary' }),
  fc.string({ maxLength: 6_000 }),
);
/** Generates mostly usual values, sometimes odd values, sometimes undefined. */
function mostlyUsual<Value>(
  usualArbitrary: fc.Arbitrary<Value>,
  oddArbitrary: fc.Arbitrary<unknown> = textArbitrary,
) {
  return fc.oneof(
    { weight: 8, arbitrary: usualArbitrary },
    { weight: 2, arbitrary: oddArbitrary },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** These fields resemble a form closely enough that many bodies pass and many fail. */
const formLikeFieldsArbitrary = fc.record({
  form: mostlyUsual(fc.constantFrom('inquiry', 'contact', 'support', 'meeting'), fc.anything()),
  name: mostlyUsual(fc.constant('Asha Verma')),
  email: mostlyUsual(fc.constant('asha@example.com'), fc.oneof(fc.emailAddress(), textArbitrary)),
  phoneNumber: mostlyUsual(fc.stringMatching(/^[6-9][0-9]{9}$/)),
  message: mostlyUsual(textArbitrary.map((text) => `Hello ${text}`.slice(0, 5_000))),
  type: textArbitrary,
  address: textArbitrary,
  date: mostlyUsual(fc.constant('2099-12-01')),
  time: mostlyUsual(fc.constant('15:30')),
  submission: mostlyUsual(fc.uuid(), fc.anything()),
  page: mostlyUsual(fc.webPath(), fc.anything()),
  service: mostlyUsual(fc.constant('webdesign'), fc.anything()),
  website: mostlyUsual(fc.constant(''), fc.anything()),
  elapsed: mostlyUsual(fc.nat(), fc.anything()),
});

const jsonBodyArbitrary = fc.oneof(
  { weight: 6, arbitrary: formLikeFieldsArbitrary.map((fields) => JSON.stringify(fields) ?? '') },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
const formBodyArbitrary = fc.dictionary(
  fc.oneof(fc.constantFrom('name', 'email', 'phoneNumber', 'message', 'form'), textArbitrary),
  textArbitrary,
);

function isFormName(name: unknown): name is FormName {
  return typeof name === 'string' && Object.hasOwn(formSchemas, name);
}

async function expectOnlyValidRows() {
  for (const row of await readRows()) {
    const storedFields: unknown = JSON.parse(String(row.fields));
    if (!isFormName(row.form)) {
      throw new Error(`No form is called ${row.form}.`);
    }
    expect(checkForm(row.form, storedFields)).toEqual({ valid: true, values: storedFields });
  }
}

function computeStatus(fields: unknown): number {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    return 400;
  }
  const formName = readMessageFormName({ ...fields });
  if (formName === null) {
    return 400;
  }
  return checkForm(formName, fields).valid ? 200 : 422;
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(new TextEncoder().encode(body)));
  } catch {
    return null;
  }
}

test(`answers ${jsonRunCount} generated JSON bodies as the schema demands and stores only valid rows`, async () => {
  let acceptedCount = 0;
  await fc.assert(
    fc.asyncProperty(jsonBodyArbitrary, async (body) => {
      const { status } = await harness.fetch(jsonPost(body));
      expect(status).toBe(computeStatus(parseBody(body)));
      if (status === 200) {
        acceptedCount += 1;
      }
    }),
    { numRuns: jsonRunCount },
  );
  expect(acceptedCount, 'enough bodies pass the checks').toBeGreaterThan(400);
  await expectOnlyValidRows();
});

test('answers 500 generated form posts as the schema demands', async () => {
  await fc.assert(
    fc.asyncProperty(formBodyArbitrary, fc.boolean(), async (fields, isPagePost) => {
      const sentEntries = Object.entries(fields);
      for (const fieldEntry of sentEntries) {
        fieldEntry[1] = fieldEntry[1].toWellFormed();
      }
      const response = await harness.fetch(
        formPost(sentEntries, { Accept: isPagePost ? 'text/html' : '*/*' }),
      );
      const expectedStatus = computeStatus(Object.fromEntries(new URLSearchParams(sentEntries)));
      expect(response.status).toBe(isPagePost && expectedStatus === 200 ? 303 : expectedStatus);
      await response.text();
    }),
    { numRuns: 500 },
  );
  await expectOnlyValidRows();
});

function filePost(fileContent: Uint8Array, fileName: string): Request {
  const encodedFileName = fileName.replace(/["\r\n]/g, encodeURIComponent);
  return multipartPost(application, [`filename="${encodedFileName}"`, fileContent]);
}

/** Computes the expected status from the form as the platform parses it. */
async function computeFileStatus(request: Request): Promise<number> {
  const parsedFormData = await request.formData().catch(() => null);
  if (parsedFormData === null) {
    return 400;
  }
  const cvEntry = parsedFormData.get('cv');
  if (cvEntry === '' || (cvEntry instanceof File && cvEntry.name === '' && cvEntry.size === 0)) {
    return 200;
  }
  if (!(cvEntry instanceof File)) {
    return 422;
  }
  return findCvProblem(cvEntry, new Uint8Array(await cvEntry.arrayBuffer())) === null ? 200 : 422;
}

test('answers 300 generated files as the CV rules demand', async () => {
  const anyBytesArbitrary = fc.uint8Array({ maxLength: 200 });
  const pdfBytesArbitrary = anyBytesArbitrary.map(
    (bytesAfterHead) => new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, ...bytesAfterHead]),
  );
  const fileBytesArbitrary = fc.oneof(anyBytesArbitrary, pdfBytesArbitrary);
  const baseNameArbitrary = textArbitrary
    .filter((text) => text.length < 400)
    .map((text) => text.toWellFormed());
  const extensionArbitrary = fc.constantFrom('.pdf', '.docx', '.odt', '.doc', '.exe', '');
  const fileNameArbitrary = fc
    .tuple(baseNameArbitrary, extensionArbitrary)
    .map((nameParts) => nameParts.join(''));
  await fc.assert(
    fc.asyncProperty(fileBytesArbitrary, fileNameArbitrary, async (fileContent, fileName) => {
      const { status } = await harness.fetch(filePost(fileContent, fileName));
      expect(status).toBe(await computeFileStatus(filePost(fileContent, fileName)));
    }),
    { numRuns: 300 },
  );
  for (const row of await readRows()) {
    if (row.file_key === null) {
      continue;
    }
    expect(row.file_name).toMatch(/^[^./\\"'\p{Cc}][^/\\"'\p{Cc}]*\.(pdf|docx?|odt)$/u);
  }
});
