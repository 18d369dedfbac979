/** Simulates the alert webhook, Turnstile and the deploy hook. */
import { expect, vi } from 'vitest';

export const webhook = 'https://hooks.example/alert';
const turnstile = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

export interface Alert {
  text: string;
  references?: string[];
}

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

/** Calls to addresses that the test does not simulate. */
export const unexpectedCalls: string[] = [];

/** Responds by address, and makes a test fail that calls any other. */
export function simulateNetwork(answers: Answers): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const answer = answers[request.url];
    if (answer) {
      return answer(request);
    }
    unexpectedCalls.push(request.url);
    throw new Error('No test may reach the network.');
  });
}

export function collectAlerts(status = () => 204) {
  const alerts: Alert[] = [];
  const answers: Answers = {
    async [webhook](request) {
      expect(request.headers.get('Content-Type')).toBe('application/json');
      alerts.push(await request.json());
      return new Response(null, { status: status() });
    },
  };
  simulateNetwork(answers);
  return { alerts, answers };
}

/** Turnstile responds with each answer in turn and then repeats the last. */
export function simulateTurnstile(...results: (object | (() => Response | Promise<Response>))[]) {
  const { alerts, answers } = collectAlerts();
  const requests: Record<string, unknown>[] = [];
  simulateNetwork({
    ...answers,
    async [turnstile](request) {
      requests.push(Object.fromEntries(await request.formData()));
      const result = results[Math.min(requests.length, results.length) - 1];
      return typeof result === 'function' ? result() : Response.json(result);
    },
  });
  return { alerts, requests };
}
