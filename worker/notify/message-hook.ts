/** Posts a message to one of the team's own addresses: as a chat shows it, or after the convention of standardwebhooks.com. */
import { fieldLabels, formLabels } from '../../src/shared/forms.ts';
import { digest } from '../digest.ts';
import type { Env } from '../env.ts';
import { loopback } from '../guards/origin.ts';
import type { NotifiedInquiry } from '../inquiry.ts';
import { notifications } from '../limits.ts';
import { post } from './webhook.ts';

/** Addresses by their id, which the rows keep: a changed address is another one. */
export async function readHooks({ MESSAGE_WEBHOOK = '' }: Env): Promise<Map<string, string>> {
  const addresses = MESSAGE_WEBHOOK.split(/\s+/)
    .filter(Boolean)
    .slice(0, notifications.mostAddresses);
  const named = addresses.map(async (address): Promise<[string, string]> => {
    return [(await digest(address)).slice(0, 12), address];
  });
  return new Map(await Promise.all(named));
}

const internal = /^\[|^[\d.]+$|^[^.]+\.?$|(^|\.)(localhost|local|internal)\.?$/;

/** Public addresses alone. On one's own machine, which has a key of the desk, its own too. */
export function isAllowed(address: string, { DESK_KEY }: Pick<Env, 'DESK_KEY'>): boolean {
  const { protocol, username, password, hostname } = URL.parse(address) ?? {};
  if (hostname === undefined || username || password) {
    return false;
  }
  return DESK_KEY && loopback.has(hostname)
    ? protocol === 'http:'
    : protocol === 'https:' && !internal.test(hostname);
}

/** Throws unless the address takes it. */
export async function postMessage(
  env: Env,
  address: string,
  inquiry: NotifiedInquiry,
): Promise<void> {
  const { reference, form, service, page, received_at: receivedAt } = inquiry;
  const fields = env.MESSAGE_WEBHOOK_FIELDS === 'true' ? inquiry.fields : undefined;
  const deskUrl = `${env.SITE_URL}/desk?message=${reference}`;
  const chat = chats[new URL(address).hostname];
  const shown = { ...fields, Service: service, Page: page && env.SITE_URL + page };
  const body = JSON.stringify(
    chat?.(`${formLabels[form]} ${reference}`, linesOf(shown), deskUrl) ?? {
      type: 'message.received',
      version: 1,
      timestamp: new Date(receivedAt).toISOString(),
      data: { reference, form, service, page, deskUrl, fields },
    },
  );
  const headers = chat ? {} : await standardHeaders(env, reference, body);
  // A redirect could lead where the owner never meant to send it.
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
  'hooks.slack.com': (...shown) => ({ ...slack(...shown), unfurl_links: false }),
  'chat.googleapis.com': slack,
  'discord.com': discord,
  'discordapp.com': discord,
};

/** What a visitor typed calls nobody and hides no address: chats do both by angle brackets or masked links. */
function linesOf(shown: Record<string, string | null>): string {
  return Object.entries(shown)
    .filter(([, value]) => value)
    .map(([name, value]) => `${fieldLabels[name] ?? name}: ${value}`)
    .join('\n')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replaceAll('](', '] (')
    .slice(0, notifications.longestText)
    .toWellFormed();
}

/** The id is the same in each retry, so that a receiver knows what it has. */
async function standardHeaders(
  { MESSAGE_WEBHOOK_SECRET: secret }: Env,
  id: string,
  body: string,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp };
  if (!secret) {
    return headers;
  }
  const raw = Uint8Array.from(atob(secret.replace('whsec_', '')), (byte) => byte.charCodeAt(0));
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', raw, hmac, false, ['sign']);
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, content));
  return { ...headers, 'webhook-signature': `v1,${btoa(String.fromCharCode(...signed))}` };
}
