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
  const validation = checkForm(form, posted, currentOfficeHours());
  if (!validation.valid) {
    throw new Refusal(422, validation.message, { fields: validation.errors });
  }
  const reference = await keepMessage(c, posted, { form, values: validation.values, cv: null });
  return acceptedResponse(c, messages.sent, reference);
}
