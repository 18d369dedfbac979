/** The team's own program, as an owner may have one: it takes a post of each message, and shows it again. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { type APIRequestContext, expect } from 'playwright/test';
import { teamPort } from './server.ts';

const key = Buffer.from('A key that only this program knows');
const address = `http://127.0.0.1:${teamPort}`;

export const teamSettings = [
  '--var',
  `MESSAGE_WEBHOOK:${address}/`,
  '--var',
  `MESSAGE_WEBHOOK_SECRET:whsec_${key.toString('base64')}`,
];

interface Post {
  headers: IncomingHttpHeaders;
  body: string;
}

export function startTeam(): void {
  const posts = new Map<string, Post>();
  createServer(async (request, answer) => {
    const { method, url, headers } = request;
    if (method === 'POST') {
      posts.set(`/${headers['webhook-id']}`, { headers, body: await text(request) });
    }
    answer.end(JSON.stringify(posts.get(url ?? '') ?? {}));
  }).listen(teamPort, '127.0.0.1');
}

/** The post of a message, once its signature is checked as standardwebhooks.com says. */
export async function toldMessage(request: APIRequestContext, reference: string) {
  let post: Partial<Post> = {};
  await expect
    .poll(
      async () => {
        post = await (await request.get(`${address}/${reference}`)).json();
        return post.headers?.['webhook-id'];
      },
      { message: `the team hears of ${reference}` },
    )
    .toBe(reference);
  const { headers = {}, body = '' } = post;
  const sentAt = Number(headers['webhook-timestamp']);
  expect(Math.abs(Date.now() / 1_000 - sentAt)).toBeLessThan(60);
  const signed = createHmac('sha256', key).update(`${reference}.${sentAt}.${body}`);
  expect(headers['webhook-signature']).toBe(`v1,${signed.digest('base64')}`);
  return JSON.parse(body);
}
