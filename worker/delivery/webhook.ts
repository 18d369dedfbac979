/** Posts a message to a team's webhook, in a chat's format or as standardwebhooks.com says. */
import { cleanLine } from '../../src/shared/cleaning.ts';
import { fieldLabels, formLabels } from '../../src/shared/forms.ts';
import { hashToHex } from '../digest.ts';
import type { Env } from '../env.ts';
import { loopbackHosts } from '../guards/origin.ts';
import { webhookLimits } from '../limits.ts';
import { readErrorKind } from '../log.ts';
import type { LimitedEnv } from '../outside-calls.ts';
import { postJson } from '../post-json.ts';
import type { AttemptOutcome, Delivery } from './recipients.ts';
import { buildSignedHeaders } from './webhook-signature.ts';

/** The keys are the recipients in `deliveries`; a changed address is a new recipient. */
export async function readWebhooks({ MESSAGE_WEBHOOK = '' }: Env): Promise<Map<string, string>> {
  const urls = MESSAGE_WEBHOOK.split(/\s+/).filter(Boolean).slice(0, webhookLimits.maxAddresses);
  const entries = urls.map(async (url): Promise<[string, string]> => {
    const hash = await hashToHex(url);
    return [`${URL.parse(url)?.host ?? '?'}#${hash.slice(0, 12)}`, url];
  });
  return new Map(await Promise.all(entries));
}

const internalHostPattern = /^\[|^[\d.]+$|^[^.]+\.?$|(^|\.)(localhost|local|internal)\.?$/;

/** Allows public addresses only; with a desk key, as in development, also loopback addresses. */
export function isAllowedWebhookUrl(url: string, { DESK_KEY }: Pick<Env, 'DESK_KEY'>): boolean {
  const { protocol, username, password, hostname } = URL.parse(url) ?? {};
  if (hostname === undefined || username || password) {
    return false;
  }
  return DESK_KEY && loopbackHosts.has(hostname)
    ? protocol === 'http:'
    : protocol === 'https:' && !internalHostPattern.test(hostname);
}

/** Nothing is known of a failed post, so a retry may be a second one, with the same id. */
export async function postToWebhook(env: LimitedEnv, delivery: Delivery): Promise<AttemptOutcome> {
  const webhookUrl = (await readWebhooks(env)).get(delivery.recipient);
  const refuse = (error: string, isFinal: boolean): AttemptOutcome => {
    return { isSent: false, isFinal, isCertain: isFinal, error };
  };
  if (webhookUrl === undefined) {
    return refuse('address-removed', true);
  }
  if (!isAllowedWebhookUrl(webhookUrl, env)) {
    return refuse('not-a-public-address', true);
  }
  try {
    await postDelivery(env, webhookUrl, delivery);
    return { isSent: true };
  } catch (error) {
    return refuse(readErrorKind(error), false);
  }
}

async function postDelivery(env: LimitedEnv, url: string, delivery: Delivery): Promise<void> {
  const { reference, form, service, page } = delivery;
  const fields = env.MESSAGE_WEBHOOK_FIELDS === 'true' ? delivery.fields : undefined;
  const deskUrl = `${env.SITE_URL}/desk?message=${reference}`;
  const formatForChat = chatFormattersByHost[new URL(url).hostname];
  const title = `${formLabels[form]} ${reference}`;
  const lines = { ...fields, Service: service, Page: page && env.SITE_URL + page };
  const chatPost = formatForChat?.(title, formatFieldLines(lines), deskUrl);
  const body = JSON.stringify(
    chatPost ?? {
      type: 'message.received',
      version: 1,
      timestamp: new Date(delivery.received_at).toISOString(),
      data: { reference, form, service, page, deskUrl, fields },
    },
  );
  const secret = env.MESSAGE_WEBHOOK_SECRET ?? '';
  const headers = chatPost ? {} : await buildSignedHeaders(secret, reference, body);
  // A redirect could lead to an address that the owner never chose.
  await postJson(env, url, body, { headers, redirect: 'manual' });
}

type Chat = (title: string, lines: string, link: string) => object;

const formatForSlack: Chat = (title, lines, link) => ({
  text: `*${title}*\n${lines}\n<${link}|Open it on the desk>`,
});
const formatForDiscord: Chat = (title, description, url) => ({
  embeds: [{ title, description, url }],
  allowed_mentions: { parse: [] },
});
const chatFormattersByHost: Record<string, Chat> = {
  'hooks.slack.com': (...chatParts) => ({ ...formatForSlack(...chatParts), unfurl_links: false }),
  'chat.googleapis.com': formatForSlack,
  'discord.com': formatForDiscord,
  'discordapp.com': formatForDiscord,
};

/**
 * Writes one line per field and neutralises mentions and masked links, so that visitors cannot
 * forge fields, notify people or hide addresses.
 */
function formatFieldLines(messageFields: Record<string, string | null>): string {
  return Object.entries(messageFields)
    .flatMap(([name, value]) => (value ? `${fieldLabels[name] ?? name}: ${cleanLine(value)}` : []))
    .join('\n')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replaceAll('](', '] (')
    .slice(0, webhookLimits.maxTextLength)
    .toWellFormed();
}
