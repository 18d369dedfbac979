/** The hidden fields of a form. None can refuse a message: an unusable value counts as absent. */
import * as v from 'valibot';
import { cleanLine } from './cleaning.ts';
import { messageForms } from './forms.ts';
import { longest } from './limits.ts';
import { isSitePath } from './site-path.ts';

function orAbsent<Value>(schema: v.GenericSchema<unknown, Value>) {
  return v.fallback(v.optional(schema), undefined);
}

const envelopeSchema = v.object({
  /** One id for one message, however often it is sent. */
  submission: orAbsent(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  /** The path of the page that the form stood on. */
  page: orAbsent(
    v.pipe(v.string(), v.transform(cleanLine), v.maxLength(longest.page), v.check(isSitePath)),
  ),
  /** The key of the service whose page it was. */
  service: orAbsent(v.pipe(v.string(), v.maxLength(longest.service), v.regex(/^[A-Za-z0-9-]+$/))),
  website: v.fallback(v.optional(v.string(), ''), ''),
  /** Milliseconds from the form's first sight to its sending; only a browser with scripts knows. */
  elapsed: orAbsent(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))]),
      v.minValue(0),
    ),
  ),
  'cf-turnstile-response': orAbsent(v.pipe(v.string(), v.maxLength(2048))),
});

export type Envelope = v.InferOutput<typeof envelopeSchema>;

export function readEnvelope(input: Record<string, unknown>): Envelope {
  return v.parse(envelopeSchema, input);
}

/** The form that a message names for itself; absent means inquiry. Null when there is no such form. */
export function readMessageForm(input: Record<string, unknown>) {
  const named = v.safeParse(v.optional(v.picklist(messageForms), 'inquiry'), input.form);
  return named.success ? named.output : null;
}
