import { expect, test, vi } from 'vitest';
import { postToWebhook } from '../../worker/inquiries/webhook.ts';
import { hookTimeout } from '../../worker/limits.ts';
import { createHarness } from './support/harness.ts';
import { answerNetwork, webhook } from './support/network.ts';

test('An alert that the webhook never answers is given up in time', async () => {
  const timers = vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    expect(time).toBe(hookTimeout);
    return AbortSignal.abort(new DOMException('Too late', 'TimeoutError'));
  });
  answerNetwork({
    [webhook]: ({ signal }) => {
      signal.throwIfAborted();
      return new Response();
    },
  });
  const { env } = createHarness({ ALERT_WEBHOOK: webhook });
  expect(await postToWebhook(env, 'Hello')).toBe(false);
  expect(timers).toHaveBeenCalledOnce();
});
