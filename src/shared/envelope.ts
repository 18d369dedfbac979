/**
 * Reads the hidden fields, where an invalid value counts as absent, because it must not make a
 * message fail.
 */
import * as v from 'valibot';
import { cleanLine } from './cleaning.ts';
import { messageForms } from './forms.ts';
import { longest } from './limits.ts';
import { isSitePath } from './site-path.ts';

function optionalOrAbsent<Value>(schema: v.GenericSchema<unknown, Value>) {
  return v.fallback(v.optional(schema), undefined);
}

const envelopeSchema = v.object({
  /** Stays the same when one message is sent again. */
  submission: optionalOrAbsent(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  page: optionalOrAbsent(
    v.pipe(v.string(), v.transform(cleanLine), v.maxLength(longest.page), v.check(isSitePath)),
  ),
  service: optionalOrAbsent(
    v.pipe(v.string(), v.maxLength(longest.service), v.regex(/^[A-Za-z0-9-]+$/)),
  ),
  website: v.fallback(v.optional(v.string(), ''), ''),
  /**
   * Milliseconds from the form first being visible to its submission; only a browser with scripts
   * sends it.
   */
  elapsed: optionalOrAbsent(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))]),
      v.minValue(0),
    ),
  ),
  'cf-turnstile-response': optionalOrAbsent(v.pipe(v.string(), v.maxLength(2048))),
});

export type Envelope = v.InferOutput<typeof envelopeSchema>;

export function readEnvelope(input: Record<string, unknown>): Envelope {
  return v.parse(envelopeSchema, input);
}

export function readMessageForm(input: Record<string, unknown>) {
  const form = v.safeParse(v.optional(v.picklist(messageForms), 'inquiry'), input.form);
  return form.success ? form.output : null;
}
