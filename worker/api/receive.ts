/** What both endpoints do with a post, in the order that refuses early what costs much. */
import { type Envelope, readEnvelope } from '../../src/shared/envelope.ts';
import type { FormName } from '../../src/shared/forms.ts';
import { largestBody } from '../../src/shared/limits.ts';
import type { Env } from '../env.ts';
import { refuseForeignOrigin } from '../guards/origin.ts';
import {
  largestOf,
  type Posted,
  parseBeginning,
  parsePosted,
  readBody,
  refuseUnreadableType,
} from '../guards/posted.ts';
import { isOverRate } from '../guards/rate.ts';
import { spamReason } from '../guards/spam.ts';
import { askTurnstile, type Verdict } from '../guards/turnstile.ts';
import type { Inquiry, ValidMessage } from '../inquiries/inquiry.ts';
import { reportIncident } from '../inquiries/signals.ts';
import { findSubmission, insertInquiry, type StoredInquiry } from '../inquiries/store.ts';
import { rateSeconds, retryAfterSeconds } from '../limits.ts';
import { kindOf, log, logProblem } from '../log.ts';
import { Refusal, refusals } from '../refusal.ts';
import { wantsPage } from './answers.ts';
import type { AppContext } from './app.ts';

interface Endpoint<Form extends FormName> {
  formOf: (posted: Posted) => Form | null;
  /** The form of the problem page when the post names none. */
  defaultForm: Form;
  withFile: boolean;
}

/** Checks all that comes before the fields: origin, content type, rate, size, form. */
export async function readPost<Form extends FormName>(
  c: AppContext,
  endpoint: Endpoint<Form>,
): Promise<{ form: Form; posted: Posted }> {
  const request = c.req.raw;
  refuseForeignOrigin(request);
  refuseUnreadableType(request);
  if (await isOverRate(c.env.RATE, request)) {
    if (wantsPage(request)) await saveTyped(c, endpoint, await readBeginning(request));
    throw tooOften();
  }
  const posted = await readWholeBody(c, endpoint);
  const form = endpoint.formOf(posted);
  if (form === null) throw new Refusal(400, refusals.unknownForm);
  c.set('typed', { form, fields: posted });
  return { form, posted };
}

async function readWholeBody<Form extends FormName>(
  c: AppContext,
  endpoint: Endpoint<Form>,
): Promise<Posted> {
  const request = c.req.raw;
  const largest = largestOf(request, endpoint.withFile);
  let beginning: Uint8Array | null = null;
  if (Number(request.headers.get('Content-Length') ?? 0) <= largest) {
    const { bytes, whole } = await readBody(request, largest);
    if (whole) return parsePosted(request, bytes);
    beginning = bytes.subarray(0, largestBody.message);
  }
  if (wantsPage(request)) {
    await saveTyped(c, endpoint, beginning ?? (await readBeginning(request)));
  }
  const mayHaveCv = largest > largestBody.message;
  throw new Refusal(413, mayHaveCv ? refusals.tooLargeWithCv : refusals.tooLarge);
}

async function readBeginning(request: Request): Promise<Uint8Array> {
  return (await readBody(request, largestBody.message)).bytes;
}

/** For the page of a refused post: what was typed, as far as it stands at the body's beginning. */
async function saveTyped<Form extends FormName>(
  c: AppContext,
  { formOf, defaultForm }: Endpoint<Form>,
  beginning: Uint8Array,
): Promise<void> {
  const fields = await parseBeginning(c.req.raw, beginning);
  c.set('typed', { form: formOf(fields) ?? defaultForm, fields });
}

function tooOften(): Refusal {
  return new Refusal(429, refusals.tooOften, { headers: { 'Retry-After': String(rateSeconds) } });
}

/** A valid message, with what the hidden fields add to it. */
export function withHiddenFields(
  posted: Posted,
  fields: Pick<ValidMessage, 'form' | 'values' | 'email' | 'fileDigest'>,
): { message: ValidMessage; envelope: Envelope } {
  const envelope = readEnvelope(posted);
  const { submission, page, service } = envelope;
  return { message: { ...fields, submission, page, service }, envelope };
}

/** The earlier result of this submission: a Turnstile token passes only once. Without Turnstile the insert alone decides. */
export async function earlierResult(
  c: AppContext,
  message: ValidMessage,
): Promise<StoredInquiry | null> {
  if (!c.env.TURNSTILE_SECRET) return null;
  try {
    const earlier = await findSubmission(c.env.DB, message, Date.now());
    if (earlier !== null) log('repeated', { reference: earlier.reference, form: message.form });
    return earlier;
  } catch (error) {
    logProblem('not-looked-up', { error: kindOf(error) });
    return null;
  }
}

/** The reason to hold a message, or null. */
export async function holdReason(
  c: AppContext,
  envelope: Envelope,
  values: Record<string, string>,
): Promise<string | null> {
  return spamReason(envelope, values, await turnstileVerdict(c, envelope));
}

/** A sender without a passed check is not refused, but may send less. */
async function turnstileVerdict(c: AppContext, envelope: Envelope): Promise<Verdict | 'off'> {
  if (!c.env.TURNSTILE_SECRET) return 'off';
  const verdict = await askTurnstile(
    c.env.TURNSTILE_SECRET,
    { token: envelope['cf-turnstile-response'], submission: envelope.submission },
    c.req.raw,
  );
  if (verdict === 'failing') c.executionCtx.waitUntil(alertTurnstile(c.env));
  if (verdict !== 'passed' && (await isOverRate(c.env.RATE_UNVERIFIED, c.req.raw))) {
    throw tooOften();
  }
  return verdict;
}

async function alertTurnstile(env: Env): Promise<void> {
  try {
    const text =
      'Turnstile refuses our secret or has an error of its own, so nobody is checked for spam. Messages arrive. If it lasts, set the secret anew: npx wrangler secret put TURNSTILE_SECRET -c worker/wrangler.jsonc';
    await reportIncident(env, 'turnstile', text, Date.now());
  } catch (error) {
    logProblem('alert-failed', { error: kindOf(error) });
  }
}

/** Stores the message, then queues it. Only the first decides the answer: what the queue does not take, the sweep finds. */
export async function store(c: AppContext, inquiry: Inquiry): Promise<StoredInquiry> {
  const { form, heldReason } = inquiry;
  let stored: StoredInquiry;
  try {
    stored = await insertInquiry(c.env.DB, inquiry, Date.now());
  } catch (error) {
    logProblem('not-stored', { form, error: kindOf(error) });
    throw unavailable(refusals.maybeStored);
  }
  const { reference, repeated } = stored;
  log(repeated ? 'repeated' : 'stored', { reference, form, held: heldReason !== null });
  if (!repeated && heldReason === null) c.executionCtx.waitUntil(enqueue(c.env, reference));
  return stored;
}

export function unavailable(message: string): Refusal {
  return new Refusal(503, message, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}

async function enqueue(env: Env, reference: string): Promise<void> {
  try {
    await env.OUTBOX.send({ reference });
  } catch (error) {
    logProblem('not-queued', { reference, error: kindOf(error) });
  }
}
