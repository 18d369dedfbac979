import { expect, vi } from 'vitest';
import { turnstileAction } from '../../../src/shared/hidden-fields.ts';

export const alertWebhookUrl = 'https://hooks.example/alert';
export const turnstileUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

export type Alert = { text: string; references?: string[] };

type Responder = (request: Request) => Response | Promise<Response>;
type RespondersByUrl = Record<string, Responder>;

export const unexpectedUrls: string[] = [];

/** Responds by URL; a test that calls any other URL fails. */
export function simulateNetwork(respondersByUrl: RespondersByUrl): void {
  vi.stubGlobal('fetch', async (fetchInput: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(fetchInput, init);
    const respond = respondersByUrl[request.url];
    if (respond) {
      return respond(request);
    }
    unexpectedUrls.push(request.url);
    throw new Error('No test may reach the network.');
  });
}

export function simulateWebhooks(webhookUrls: string[], respond: Responder): void {
  simulateNetwork(Object.fromEntries(webhookUrls.map((url) => [url, respond])));
}

export function collectAlerts(readStatus = () => 204) {
  const receivedAlerts: Alert[] = [];
  const alertResponders: RespondersByUrl = {
    [alertWebhookUrl]: async (request) => {
      expect(request.headers.get('Content-Type')).toBe('application/json');
      receivedAlerts.push(await request.json());
      return new Response(null, { status: readStatus() });
    },
  };
  simulateNetwork(alertResponders);
  return { alerts: receivedAlerts, alertResponders };
}

export const turnstileSuccess = {
  success: true,
  hostname: 'tern-and-tide.test',
  action: turnstileAction,
};

/** Turnstile responds with each result in turn and then repeats the last. */
export function simulateTurnstile(...results: (object | (() => Response | Promise<Response>))[]) {
  const { alerts, alertResponders } = collectAlerts();
  const turnstileForms: Record<string, unknown>[] = [];
  simulateNetwork({
    ...alertResponders,
    [turnstileUrl]: async (request) => {
      turnstileForms.push(Object.fromEntries(await request.formData()));
      const result = results[turnstileForms.length - 1] ?? results.at(-1);
      return typeof result === 'function' ? result() : Response.json(result);
    },
  });
  return { alerts, turnstileForms };
}
