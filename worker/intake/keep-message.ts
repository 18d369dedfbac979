import { type HiddenFields, readHiddenFields } from '../../src/shared/read-hidden-fields.ts';
import { reportIncident } from '../alerts/incidents.ts';
import type { AppContext } from '../app.ts';
import { deliverMessages } from '../delivery/engine.ts';
import { readWebhooks } from '../delivery/webhook.ts';
import { hasDesk } from '../desk-access.ts';
import { type PostedFile, storeFiles } from '../files.ts';
import {
  countForDay,
  createRateLimitRefusal,
  createTooManyTodayRefusal,
  isLoopback,
  isOverRate,
} from '../guards/rate.ts';
import type { PostedFields } from '../guards/request-body.ts';
import { findSpamReason } from '../guards/spam.ts';
import { type TurnstileVerdict, verifyWithTurnstile } from '../guards/turnstile.ts';
import { dayLimits } from '../limits.ts';
import { logEvent, logProblem, readErrorKind, runSafely } from '../log.ts';
import { createSlotRefusal, findSlotProblem } from '../meeting/slots.ts';
import type { NewMessage, ValidMessage } from '../message.ts';
import { office, readLanguage } from '../office.ts';
import type { LimitedEnv } from '../outside-calls.ts';
import { createFieldRefusal, createUnavailableRefusal } from '../refusal.ts';
import { isInSitemap } from '../views/sitemap.ts';
import { buildIdempotencyKey, computeFingerprints } from './fingerprint.ts';
import {
  countMessagesOfDay,
  findSubmission,
  hasEnoughMeetings,
  insertOrFindMessage,
} from './store.ts';

type ValidPost = Pick<ValidMessage, 'formName' | 'fieldValues'> & { files: PostedFile[] };

export async function storeMessage(
  ctx: AppContext,
  postedFields: PostedFields,
  { formName, fieldValues, files }: ValidPost,
): Promise<string> {
  const hiddenFields = readHiddenFields(postedFields);
  const service = await findKnownService(ctx, hiddenFields.service);
  const meetsAt = formName === 'meeting' ? Date.parse(fieldValues.slot ?? '') : null;
  const { submission, page } = hiddenFields;
  const content = { formName, fieldValues, service };
  const fingerprints = await computeFingerprints(content, files);
  const validMessage = { ...content, submission, page, meetsAt, fingerprints };
  const slotProblem = meetsAt === null ? null : findSlotProblem(meetsAt, readLanguage(ctx));
  const earlierReference = await findEarlierSubmission(ctx, validMessage, slotProblem !== null);
  if (earlierReference !== null) {
    return earlierReference;
  }
  if (slotProblem !== null) {
    throw await createSlotRefusal(ctx.env.DB, slotProblem, readLanguage(ctx));
  }
  const shareReason = await takeShareOfDay(ctx, files.length > 0);
  const turnstileVerdict = await checkTurnstile(ctx, hiddenFields, validMessage);
  const spamReason =
    findSpamReason(hiddenFields, fieldValues, turnstileVerdict) ??
    (turnstileVerdict === 'passed' ? null : shareReason) ??
    (await findSenderReason(ctx.env, fieldValues.email));
  const storedFiles = await storeFiles(ctx.env, files);
  // Without a desk nobody could release a held message, so it is delivered as possible spam.
  const isHeld = spamReason !== null && hasDesk(ctx.env);
  const recipients = isHeld ? [] : await listRecipients(ctx.env, spamReason);
  const { reference, isRepeated } = await insertAndDeliver(ctx, {
    ...validMessage,
    campaign: office.counting?.campaigns.find((listed) => listed === hiddenFields.campaign),
    spamReason,
    isHeld,
    files: storedFiles,
    recipients,
  });
  if (isRepeated && storedFiles.length > 0) {
    // A repeated message has its files already.
    const deleteFiles = () => ctx.env.FILES.delete(storedFiles.map(({ key }) => key));
    ctx.executionCtx.waitUntil(runSafely(deleteFiles, 'file-not-deleted'));
  }
  return reference;
}

/** Without an answer of the database, the message counts as clean. */
async function findSenderReason({ DB }: LimitedEnv, email: string): Promise<string | null> {
  const statement = DB.prepare('SELECT 1 FROM spam_senders WHERE email = ?');
  const marked = statement.bind(email.toLowerCase()).first();
  return (await marked.catch(() => null)) && 'a message of this sender was marked as spam';
}

/** Only the owner hears of possible spam. */
async function listRecipients(env: LimitedEnv, spamReason: string | null): Promise<string[]> {
  if (spamReason !== null) {
    return ['owner'];
  }
  const visitor = env.ACKNOWLEDGE === 'true' ? ['visitor'] : [];
  return ['owner', ...visitor, ...(await readWebhooks(env)).keys()];
}

/** Drops an invented service, so that it is counted nowhere. */
async function findKnownService({ env }: AppContext, key = ''): Promise<string | undefined> {
  const path = `/service/${key}`;
  const isKnown = key !== '' && (await isInSitemap(env.ASSETS, path).catch(() => true));
  return isKnown ? key : undefined;
}

/** Refuses a sender or a day with too many messages; returns why a message that Turnstile did not verify is held. */
async function takeShareOfDay(ctx: AppContext, hasFile: boolean) {
  const { env, req } = ctx;
  // Cloudflare never passes a loopback address to a deployed Worker.
  if (isLoopback(req.raw)) {
    return null;
  }
  const { address, all } = dayLimits;
  const sentCount = countForDay('message', req.raw);
  if (sentCount > address.message || (hasFile && countForDay('file', req.raw) > address.file)) {
    throw createTooManyTodayRefusal();
  }
  // Without an answer of the database, the insert decides.
  const totalCount = await countMessagesOfDay(env.DB).catch(() => 0);
  if (totalCount >= all.mailed) {
    const text = `More than ${all.mailed} messages came in today. Those that Turnstile did not verify are held: ${env.SITE_URL}/desk?state=held. More than ${all.stored} are refused.`;
    reportInBackground(ctx, 'flood', text);
  }
  if (totalCount >= all.stored) {
    throw createTooManyTodayRefusal();
  }
  if (totalCount >= all.mailed) {
    return `more than ${all.mailed} messages today`;
  }
  const reason = `more than ${address.mailed} messages from one address today`;
  return sentCount > address.mailed ? reason : null;
}

/** A Turnstile token passes only once, and the slot of a booked meeting is offered no more. */
async function findEarlierSubmission(
  { env }: AppContext,
  message: ValidMessage,
  isSlotRefused: boolean,
) {
  if (!env.TURNSTILE_SECRET && !isSlotRefused) {
    return null;
  }
  const reference = await findSubmission(env.DB, message).catch((error) => {
    logProblem('not-looked-up', { error: readErrorKind(error) });
    return null;
  });
  if (reference !== null) {
    logEvent('repeated', { reference, form: message.formName });
  }
  return reference;
}

/** A sender who did not pass the check may send fewer messages, but is not refused. */
async function checkTurnstile(
  ctx: AppContext,
  { 'cf-turnstile-response': token }: HiddenFields,
  validMessage: ValidMessage,
): Promise<TurnstileVerdict | 'off'> {
  if (!ctx.env.TURNSTILE_SECRET) {
    return 'off';
  }
  const turnstileVerdict = await verifyWithTurnstile(
    ctx.env.TURNSTILE_SECRET,
    { token, idempotencyKey: await buildIdempotencyKey(validMessage) },
    ctx.req.raw,
  );
  if (turnstileVerdict === 'failing') {
    reportInBackground(ctx, 'turnstile', failingTurnstileText);
  }
  if (turnstileVerdict !== 'passed' && (await isOverRate(ctx.env.RATE_UNVERIFIED, ctx.req.raw))) {
    throw createRateLimitRefusal();
  }
  return turnstileVerdict;
}

const failingTurnstileText =
  'Turnstile refuses our secret or has an error of its own, so nobody is checked for spam. Messages arrive. If it lasts, set the secret anew: npx wrangler secret put TURNSTILE_SECRET -c worker/wrangler.jsonc';

function reportInBackground(ctx: AppContext, incident: 'flood' | 'turnstile', text: string) {
  const report = () => reportIncident(ctx.env, incident, text, Date.now());
  ctx.executionCtx.waitUntil(runSafely(report, 'alert-failed'));
}

/** Only the insert decides the response; the sweep delivers what this request does not. */
async function insertAndDeliver(ctx: AppContext, message: NewMessage) {
  const { formName, isHeld } = message;
  const stored = await insertOrFindMessage(ctx.env.DB, message, Date.now()).catch((error) => {
    logProblem('not-stored', { form: formName, error: readErrorKind(error) });
    throw createUnavailableRefusal('maybeStored');
  });
  if (stored === null) {
    const language = readLanguage(ctx);
    const { mailbox, taken } = language.meeting.refused;
    throw (await hasEnoughMeetings(ctx.env.DB, message.fieldValues.email))
      ? createFieldRefusal({ email: mailbox })
      : await createSlotRefusal(ctx.env.DB, taken, language);
  }
  const { reference, isRepeated } = stored;
  logEvent(isRepeated ? 'repeated' : 'stored', { reference, form: formName, held: isHeld });
  if (!isRepeated && !isHeld) {
    ctx.executionCtx.waitUntil(deliverMessages(ctx.env, [reference]));
  }
  return stored;
}
