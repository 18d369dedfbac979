import { checkForm } from '../../src/shared/check-form.ts';
import { readMessageForm } from '../../src/shared/envelope.ts';
import { messages } from '../../src/shared/messages.ts';
import { Refusal } from '../refusal.ts';
import { accepted } from './answers.ts';
import type { AppContext } from './app.ts';
import { earlierResult, holdReason, readPost, store, withHiddenFields } from './receive.ts';

const endpoint = { formOf: readMessageForm, defaultForm: 'inquiry', withFile: false } as const;

/** POST /api/v1/email: inquiries, contact messages, support and meeting requests. */
export async function email(c: AppContext): Promise<Response> {
  const { form, posted } = await readPost(c, endpoint);
  const checked = checkForm(form, posted);
  if (!checked.valid) throw new Refusal(422, checked.message, { fields: checked.errors });
  const { values } = checked;
  const fields = { form, values, email: values.email, fileDigest: '' };
  const { message, envelope } = withHiddenFields(posted, fields);
  const { reference } =
    (await earlierResult(c, message)) ??
    (await store(c, {
      ...message,
      heldReason: await holdReason(c, envelope, values),
      file: null,
    }));
  return accepted(c, messages.sent, reference);
}
