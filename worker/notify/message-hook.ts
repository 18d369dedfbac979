/** Posts a message to a team's webhook, in a chat's format or that of standardwebhooks.com. */
import { cleanLine } from '../../src/shared/cleaning.ts';
import { fieldLabels, formLabels } from '../../src/shared/forms.ts';
import { digest } from '../digest.ts';
import type { Env } from '../env.ts';
import { loopback } from '../guards/origin.ts';
import type { NotifiedInquiry } from '../inquiry.ts';
import { notifications } from '../limits.ts';
import { signedHeaders } from './signature.ts';
import { post } from './webhook.ts';

/** Rows store the ids, so a changed address counts as a new recipient. */
export async function readHooks({ MESSAGE_WEBHOOK = '' }: Env): Promise<Map<string, string>> {
  const addresses = MESSAGE_WEBHOOK.split(/\s+/)
    .filter(Boolean)
    .slice(0, notifications.maxAddresses);
  const entries = addresses.map(async (address): Promise<[string, string]> => {
    return [(await digest(address)).slice(0, 12), address];
  });
  return new Map(await Promise.all(entries));
}

const internalHost = /^\[|^[\d.]+$|^[^.]+\.?$|(^|\.)(localhost|local|internal)\.?$/;

/** Allows public addresses only; with a desk key, as in development, also loopback addresses. */
export function isAllowed(address: string, { DESK_KEY }: Pick<Env, 'DESK_KEY'>): boolean {
  const { protocol, username, password, hostname } = URL.parse(address) ?? {};
  if (hostname === undefined || username || password) {
    return false;
  }
  return DESK_KEY && loopback.has(hostname)
    ? protocol === 'http:'
    : protocol === 'https:' && !internalHost.test(hostname);
}

export async function postMessage(
  env: Env,
  address: string,
  inquiry: NotifiedInquiry,
): Promise<void> {
  const { reference, form, service, page, received_at: receivedAt } = inquiry;
  const fields = env.MESSAGE_WEBHOOK_FIELDS === 'true' ? inquiry.fields : undefined;
  const deskUrl = `${env.SITE_URL}/desk?message=${reference}`;
  const chat = chats[new URL(address).hostname];
  const fieldsWithOrigin = { ...fields, Service: service, Page: page && env.SITE_URL + page };
  const body = JSON.stringify(
    chat?.(`${formLabels[form]} ${reference}`, linesOf(fieldsWithOrigin), deskUrl) ?? {
      type: 'message.received',
      version: 1,
      timestamp: new Date(receivedAt).toISOString(),
      data: { reference, form, service, page, deskUrl, fields },
    },
  );
  const headers = chat ? {} : await signedHeaders(env.MESSAGE_WEBHOOK_SECRET, reference, body);
  // A redirect could lead to an address that the owner never chose.
  await post(address, body, { headers, redirect: 'manual' });
}

type Chat = (title: string, lines: string, link: string) => object;

const slack: Chat = (title, lines, link) => ({
  text: `*${title}*\n${lines}\n<${link}|Open it on the desk>`,
});
const discord: Chat = (title, description, url) => ({
  embeds: [{ title, description, url }],
  allowed_mentions: { parse: [] },
});
const chats: Record<string, Chat> = {
  'hooks.slack.com': (...content) => ({ ...slack(...content), unfurl_links: false }),
  'chat.googleapis.com': slack,
  'discord.com': discord,
  'discordapp.com': discord,
};

/**
 * Writes one line per field and neutralises mentions and masked links, so that visitors cannot
 * forge fields, notify people or hide addresses.
 */
function linesOf(fields: Record<string, string | null>): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => (value ? `${fieldLabels[name] ?? name}: ${cleanLine(value)}` : []))
    .join('\n')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replaceAll('](', '] (')
    .slice(0, notifications.maxTextLength)
    .toWellFormed();
}
