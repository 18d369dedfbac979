import { checkForm } from '../../src/shared/check-form.ts';
import { readMessageForm } from '../../src/shared/envelope.ts';
import { messages } from '../../src/shared/messages.ts';
import { Refusal } from '../refusal.ts';
import { accepted } from './answers.ts';
import type { AppContext } from './app.ts';
import { judge, readGuarded, store } from './receive.ts';

/** POST /api/v1/email: inquiries, contact messages, support and meeting requests. */
export async function email(c: AppContext): Promise<Response> {
  const { form, posted } = await readGuarded(c, readMessageForm);
  const checked = checkForm(form, posted);
  if (!checked.valid) throw new Refusal(422, checked.message, { fields: checked.errors });
  const values = checked.values;
  const { reference } = await store(c, {
    form,
    values,
    email: values.email,
    ...(await judge(c, posted, values)),
    file: null,
    fileDigest: '',
  });
  return accepted(c, messages.sent, reference);
}
