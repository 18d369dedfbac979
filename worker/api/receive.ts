/** What both endpoints do with a post, in the order that refuses earliest what costs most. */
import { type Envelope, readEnvelope } from '../../src/shared/envelope.ts';
import type { FormName } from '../../src/shared/forms.ts';
import type { Env } from '../env.ts';
import { refuseForeignOrigin } from '../guards/origin.ts';
import { type Posted, readPosted, refuseUnreadableType } from '../guards/posted.ts';
import { isOverRate } from '../guards/rate.ts';
import { spamReason } from '../guards/spam.ts';
import { askTurnstile, type Verdict } from '../guards/turnstile.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { keep } from '../inquiries/store.ts';
import { notKeptSeconds, rates } from '../limits.ts';
import { kindOf, log, logProblem } from '../log.ts';
import { Refusal, refusals } from '../refusal.ts';
import type { AppContext } from './app.ts';

function tooOften(): Refusal {
  return new Refusal(429, refusals.tooOften, { headers: { 'Retry-After': String(rates.seconds) } });
}

/** Everything that is judged before the fields are; what remains is a readable post of this website. */
export async function readGuarded<Form extends FormName>(
  c: AppContext,
  formOf: (posted: Posted) => Form | null,
): Promise<{ form: Form; posted: Posted }> {
  const request = c.req.raw;
  refuseForeignOrigin(request);
  refuseUnreadableType(request);
  // Counted while the post still arrives. Even a refused page must give back what was typed.
  const [overRate, posted] = await Promise.all([
    isOverRate(c.env.RATE, request),
    readPosted(request),
  ]);
  const form = formOf(posted);
  if (form === null) throw new Refusal(400, refusals.unknownForm);
  c.set('typed', { form, fields: posted });
  if (overRate) throw tooOften();
  return { form, posted };
}

/** The hidden fields' part of an inquiry, with the reason to hold it back, if there is one. */
export async function judge(
  c: AppContext,
  posted: Posted,
  values: Record<string, string>,
): Promise<Pick<Inquiry, 'submission' | 'page' | 'service' | 'heldReason'>> {
  const envelope = readEnvelope(posted);
  const heldReason = spamReason(envelope, values, await verdictOf(c, envelope));
  return {
    submission: envelope.submission,
    page: envelope.page,
    service: envelope.service,
    heldReason,
  };
}

/** Who could not be vouched for is not turned away, but may send less. */
async function verdictOf(c: AppContext, envelope: Envelope): Promise<Verdict | 'off'> {
  if (!c.env.TURNSTILE_SECRET) return 'off';
  const verdict = await askTurnstile(
    c.env.TURNSTILE_SECRET,
    envelope['cf-turnstile-response'],
    c.req.raw,
  );
  if (verdict !== 'passed' && (await isOverRate(c.env.RATE_UNVERIFIED, c.req.raw))) {
    throw tooOften();
  }
  return verdict;
}

/** Writes the message down, then asks for its delivery. Only the first decides what the visitor is told. */
export async function store(
  c: AppContext,
  inquiry: Inquiry,
): Promise<{ reference: string; repeated: boolean }> {
  const kept = await keptOrRefused(c.env, inquiry);
  const { reference, repeated } = kept;
  const { form } = inquiry;
  log(repeated ? 'repeated' : 'kept', { reference, form, held: inquiry.heldReason !== null });
  if (!repeated && inquiry.heldReason === null) {
    c.executionCtx.waitUntil(requestDelivery(c.env, reference));
  }
  return kept;
}

async function keptOrRefused(env: Env, inquiry: Inquiry) {
  try {
    return await keep(env.DB, inquiry, Date.now());
  } catch (error) {
    logProblem('not-kept', { form: inquiry.form, error: kindOf(error) });
    throw notStored();
  }
}

export function notStored(): Refusal {
  return new Refusal(503, refusals.notStored, {
    headers: { 'Retry-After': String(notKeptSeconds) },
  });
}

/** When the queue does not take it, the sweep finds the row. */
async function requestDelivery(env: Env, reference: string): Promise<void> {
  try {
    await env.OUTBOX.send({ reference });
  } catch (error) {
    logProblem('not-queued', { reference, error: kindOf(error) });
  }
}
