/** Runs the Worker with a real database and bucket, and a recorded mailbox. */
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env as bindings } from 'cloudflare:workers';
import type { Env } from '../../../worker/env.ts';
import worker from '../../../worker/index.ts';
import { builtPagesBinding } from './built-pages.ts';
import { advanceTime } from './time.ts';

export const siteUrl = 'https://tern-and-tide.test';

/** Returns the error that the n-th call throws, if any. */
type MailService = (call: number) => Error | null | undefined;

export function mailError(code: string): Error {
  return Object.assign(new Error('The mail service says no to someone@example.com'), { code });
}

export function createHarness(envOverrides: Partial<Env> = {}) {
  const sentMails: EmailMessageBuilder[] = [];
  let getSimulatedMailError: MailService = () => null;
  let mailCallCount = 0;

  const env: Env = {
    ...bindings,
    MAIL_FROM: 'website@tern-and-tide.test',
    MAIL_TO: 'hello@tern-and-tide.test',
    SITE_URL: siteUrl,
    ACCESS_TEAM: 'tern-and-tide',
    ACCESS_AUD: 'desk-audience',
    ASSETS: builtPagesBinding,
    RATE: { limit: async () => ({ success: true }) },
    RATE_UNVERIFIED: { limit: async () => ({ success: true }) },
    RATE_VIEWS: { limit: async () => ({ success: true }) },
    MAIL: {
      send: async (mail: EmailMessage | EmailMessageBuilder) => {
        mailCallCount += 1;
        const mailServiceError = getSimulatedMailError(mailCallCount);
        if (mailServiceError) {
          throw mailServiceError;
        }
        if ('subject' in mail) {
          sentMails.push(mail);
        }
        return { messageId: `mail-${mailCallCount}` };
      },
    },
    ...envOverrides,
  };

  async function fetchFromWorker(request: Request): Promise<Response> {
    const executionContext = createExecutionContext();
    const response = await worker.fetch(request, env, executionContext);
    await waitOnExecutionContext(executionContext);
    return response;
  }

  async function runCron(cron: string): Promise<void> {
    await worker.scheduled(createScheduledController({ cron, scheduledTime: new Date() }), env);
  }

  const runSweep = () => runCron('* * * * *');

  return {
    env,
    mails: sentMails,
    fetch: fetchFromWorker,
    get: (path: string, init: RequestInit = {}) =>
      fetchFromWorker(new Request(`${siteUrl}${path}`, init)),

    setMailService(mailService: MailService) {
      getSimulatedMailError = mailService;
      mailCallCount = 0;
    },

    sweep: runSweep,
    sweepAfter(milliseconds: number) {
      advanceTime(milliseconds);
      return runSweep();
    },
    daily: () => runCron('0 21 * * *'),
    removeOrphans: () => runCron('30 */6 * * *'),
  };
}

export type Harness = ReturnType<typeof createHarness>;

export let harness = createHarness();

export function resetHarness(): void {
  harness = createHarness();
}

export function createActor() {
  return { name: 'owner@tern-and-tide.test', nowMs: Date.now() };
}
