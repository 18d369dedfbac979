/** Receives the webhook that announces each message, and gives its payload to the tests. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { type APIRequestContext, expect } from 'playwright/test';
import { webhookPort } from './ports.ts';

const webhookSecret = Buffer.from('A key of at least 24 bytes for tests');
const receiverAddress = `http://127.0.0.1:${webhookPort}`;

export const webhookWranglerOptions = [
  '--var',
  `MESSAGE_WEBHOOK:${receiverAddress}/`,
  '--var',
  `MESSAGE_WEBHOOK_SECRET:whsec_${webhookSecret.toString('base64')}`,
];

interface Delivery {
  headers: IncomingHttpHeaders;
  body: string;
}

export function startWebhookReceiver(): void {
  const deliveriesByPath = new Map<string, Delivery>();
  createServer(async (request, response) => {
    const { method, url: requestPath, headers } = request;
    if (method === 'POST') {
      deliveriesByPath.set(`/${headers['webhook-id']}`, { headers, body: await text(request) });
    }
    response.end(JSON.stringify(deliveriesByPath.get(requestPath ?? '') ?? {}));
  }).listen(webhookPort, '127.0.0.1');
}

/** Checks the signature (standardwebhooks.com) and returns the payload. */
export async function receiveWebhookPayload(request: APIRequestContext, reference: string) {
  let polledDelivery: Partial<Delivery> = {};
  await expect
    .poll(
      async () => {
        polledDelivery = await (await request.get(`${receiverAddress}/${reference}`)).json();
        return polledDelivery.headers?.['webhook-id'];
      },
      { message: `a webhook about ${reference}` },
    )
    .toBe(reference);
  const { headers = {}, body: webhookBody = '' } = polledDelivery;
  const sentAtSec = Number(headers['webhook-timestamp']);
  expect(Math.abs(Date.now() / 1_000 - sentAtSec)).toBeLessThan(60);
  const expectedHmac = createHmac('sha256', webhookSecret).update(
    `${reference}.${sentAtSec}.${webhookBody}`,
  );
  expect(headers['webhook-signature']).toBe(`v1,${expectedHmac.digest('base64')}`);
  return JSON.parse(webhookBody);
}
