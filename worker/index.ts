import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { largestBody } from '../src/shared/limits.ts';
import { answerError } from './api/answers.ts';
import type { App } from './api/app.ts';
import { applications } from './api/applications.ts';
import { email } from './api/email.ts';
import { health } from './api/health.ts';
import { sent } from './api/sent.ts';
import { wrongMethod } from './api/wrong-method.ts';
import type { Env, OutboxMessage } from './env.ts';
import { consume } from './inquiries/outbox.ts';
import { Refusal, refusals } from './refusal.ts';
import { runScheduled } from './schedule.ts';
import { withSecurityHeaders } from './security-headers.ts';

const app = new Hono<App>();

for (const path of ['/api/*', '/sent/*']) {
  app.use(path, async (c, next) => {
    await next();
    c.res = withSecurityHeaders(c.res);
  });
}
app.onError(answerError);

app.get('/api/v1/health', health).all(wrongMethod('GET, HEAD'));
app
  .post('/api/v1/email', noLarger(largestBody.message, refusals.tooLarge), email)
  .all(wrongMethod('POST'));
app
  .post(
    '/api/v1/applications',
    noLarger(largestBody.application, refusals.tooLargeWithCv),
    applications,
  )
  .all(wrongMethod('POST'));
app.all('/api/*', (c) => c.json({ message: refusals.nothingHere }, 404));
app.get('/sent/:reference', sent);
app.all('*', (c) => c.env.ASSETS.fetch(c.req.raw));

function noLarger(maxSize: number, message: string) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal(413, message);
    },
  });
}

export default {
  fetch: app.fetch,
  queue: consume,
  scheduled: runScheduled,
} satisfies ExportedHandler<Env, OutboxMessage>;
