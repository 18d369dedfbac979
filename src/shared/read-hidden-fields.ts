/** Reads the hidden fields of a form; an invalid value counts as absent, so that it cannot make a message fail. */
import * as v from 'valibot';
import { cleanLine } from './cleaning.ts';
import { messageFormNames } from './forms.ts';
import { maxFieldLengths } from './limits.ts';
import { isSitePath } from './site-path.ts';

function ignoreInvalid<Value>(schema: v.GenericSchema<unknown, Value>) {
  return v.fallback(v.optional(schema), undefined);
}

const hiddenFieldsSchema = v.object({
  /** The submission's id stays the same when a browser sends a message again. */
  submission: ignoreInvalid(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  page: ignoreInvalid(
    v.pipe(
      v.string(),
      v.transform(cleanLine),
      v.maxLength(maxFieldLengths.page),
      v.check(isSitePath),
    ),
  ),
  service: ignoreInvalid(
    v.pipe(v.string(), v.maxLength(maxFieldLengths.service), v.regex(/^[A-Za-z0-9-]+$/)),
  ),
  campaign: ignoreInvalid(v.string()),
  website: v.fallback(v.optional(v.string(), ''), ''),
  /** Milliseconds from the form's first view to its submission; only a browser with scripts sends this field. */
  elapsed: ignoreInvalid(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))]),
      v.minValue(0),
    ),
  ),
  'cf-turnstile-response': ignoreInvalid(v.pipe(v.string(), v.maxLength(2048))),
});

export type HiddenFields = v.InferOutput<typeof hiddenFieldsSchema>;

export function readHiddenFields(rawMessageFields: Record<string, unknown>): HiddenFields {
  return v.parse(hiddenFieldsSchema, rawMessageFields);
}

const formNameSchema = v.nullable(v.optional(v.picklist(messageFormNames), 'inquiry'));

export function readMessageFormName(messageFields: Record<string, unknown>) {
  return v.parse(v.fallback(formNameSchema, null), messageFields.form);
}
