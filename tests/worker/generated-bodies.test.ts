import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkForm } from '../../src/shared/check-form.ts';
import { readMessageForm } from '../../src/shared/envelope.ts';
import { type FormName, formSchemas } from '../../src/shared/forms.ts';
import { checkCvContent } from '../../worker/intake/files.ts';
import { createHarness, readRows } from './support/harness.ts';
import { applicationFields, formPost, jsonPost, multipartPost } from './support/posts.ts';

const runs = 2_000;
const harness = createHarness();

// biome-ignore format: texts side by side
const awkward = fc.constantFrom(
  '', ' ', '\u0000', '\r\n', '__proto__', 'constructor', '=cmd()', '<script>', '\ud800',
  '\u202e', "'; DROP TABLE inquiries; --", '{{7*7}}', '👩‍👩‍👧', 'नमस्ते',
);
const anyText = fc.oneof(awkward, fc.string({ unit: 'binary' }), fc.string({ maxLength: 6_000 }));
/** Mostly valid values, sometimes odd ones, sometimes none. */
function mostly<Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<unknown> = anyText) {
  return fc.oneof(
    { weight: 8, arbitrary: usual },
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** Resembles a form closely enough that many bodies pass and many fail. */
const formLike = fc.record({
  form: mostly(fc.constantFrom('inquiry', 'contact', 'support', 'meeting'), fc.anything()),
  name: mostly(fc.constant('Asha Verma')),
  email: mostly(fc.constant('asha@example.com'), fc.oneof(fc.emailAddress(), anyText)),
  phoneNumber: mostly(fc.stringMatching(/^[6-9][0-9]{9}$/)),
  message: mostly(anyText.map((text) => `Hello ${text}`.slice(0, 5_000))),
  type: anyText,
  address: anyText,
  date: mostly(fc.constant('2099-12-01')),
  time: mostly(fc.constant('15:30')),
  submission: mostly(fc.uuid(), fc.anything()),
  page: mostly(fc.webPath(), fc.anything()),
  service: mostly(fc.constant('webdesign'), fc.anything()),
  website: mostly(fc.constant(''), fc.anything()),
  elapsed: mostly(fc.nat(), fc.anything()),
});

const jsonBodies = fc.oneof(
  { weight: 6, arbitrary: formLike.map((fields) => JSON.stringify(fields) ?? '') },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
const formBodies = fc.dictionary(
  fc.oneof(fc.constantFrom('name', 'email', 'phoneNumber', 'message', 'form'), anyText),
  anyText,
);

function isForm(name: unknown): name is FormName {
  return typeof name === 'string' && Object.hasOwn(formSchemas, name);
}

async function expectOnlyValidRows() {
  for (const row of await readRows()) {
    const kept: unknown = JSON.parse(String(row.fields));
    if (!isForm(row.form)) {
      throw new Error(`No form is called ${row.form}.`);
    }
    expect(checkForm(row.form, kept)).toEqual({ valid: true, values: kept });
  }
}

function statusFor(fields: unknown): number {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    return 400;
  }
  const form = readMessageForm({ ...fields });
  if (form === null) {
    return 400;
  }
  return checkForm(form, fields).valid ? 200 : 422;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(new TextEncoder().encode(body)));
  } catch {
    return null;
  }
}

test(`answers ${runs} generated JSON bodies as the schema demands and stores only valid rows`, async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(jsonBodies, async (body) => {
      const { status } = await harness.fetch(jsonPost(body));
      expect(status).toBe(statusFor(parsed(body)));
      if (status === 200) {
        accepted += 1;
      }
    }),
    { numRuns: runs },
  );
  expect(accepted, 'enough of them pass to mean something').toBeGreaterThan(400);
  await expectOnlyValidRows();
});

test('answers 500 generated form posts as the schema demands', async () => {
  await fc.assert(
    fc.asyncProperty(formBodies, fc.boolean(), async (fields, page) => {
      const sent = Object.entries(fields);
      for (const field of sent) {
        field[1] = field[1].toWellFormed();
      }
      const response = await harness.fetch(formPost(sent, { Accept: page ? 'text/html' : '*/*' }));
      const expected = statusFor(Object.fromEntries(new URLSearchParams(sent)));
      expect(response.status).toBe(page && expected === 200 ? 303 : expected);
      await response.text();
    }),
    { numRuns: 500 },
  );
  await expectOnlyValidRows();
});

function filePost(content: Uint8Array, fileName: string): Request {
  const name = fileName.replace(/["\r\n]/g, encodeURIComponent);
  return multipartPost(applicationFields, [`filename="${name}"`, content]);
}

/** The expected status, given how the platform parses the form. */
async function statusForFile(request: Request): Promise<number> {
  const form = await request.formData().catch(() => null);
  if (form === null) {
    return 400;
  }
  const cv = form.get('cv');
  if (cv === '' || (cv instanceof File && cv.name === '' && cv.size === 0)) {
    return 200;
  }
  if (!(cv instanceof File)) {
    return 422;
  }
  return checkCvContent(cv, new Uint8Array(await cv.arrayBuffer())) === null ? 200 : 422;
}

test('answers 300 generated files as the CV rules demand', async () => {
  const anyBytes = fc.uint8Array({ maxLength: 200 });
  const pdfBytes = anyBytes.map((rest) => new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, ...rest]));
  const bytes = fc.oneof(anyBytes, pdfBytes);
  const base = anyText.filter((text) => text.length < 400).map((text) => text.toWellFormed());
  const end = fc.constantFrom('.pdf', '.docx', '.odt', '.doc', '.exe', '');
  const fileName = fc.tuple(base, end).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(bytes, fileName, async (content, called) => {
      const { status } = await harness.fetch(filePost(content, called));
      expect(status).toBe(await statusForFile(filePost(content, called)));
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
