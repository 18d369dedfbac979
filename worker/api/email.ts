import { checkForm } from '../../src/shared/check-form.ts';
import { readMessageForm } from '../../src/shared/envelope.ts';
import { messages } from '../../src/shared/messages.ts';
import { keepMessage } from '../intake/keep-message.ts';
import { readPost } from '../intake/read-post.ts';
import { currentOfficeHours } from '../office.ts';
import { Refusal } from '../refusal.ts';
import type { AppContext } from './app.ts';
import { acceptedResponse } from './responses.ts';

const endpoint = { formOf: readMessageForm, defaultForm: 'inquiry', withFile: false } as const;

export async function receiveMessage(c: AppContext): Promise<Response> {
  const { form, posted } = await readPost(c, endpoint);
  const checked = checkForm(form, posted, currentOfficeHours());
  if (!checked.valid) {
    throw new Refusal(422, checked.message, { fields: checked.errors });
  }
  const reference = await keepMessage(c, posted, { form, values: checked.values, cv: null });
  return acceptedResponse(c, messages.sent, reference);
}
