import { Hono } from 'hono';
import type { App } from './api/app.ts';
import { receiveApplication } from './api/applications.ts';
import { desk } from './api/desk/index.ts';
import { finishSignIn, startSignIn } from './api/editor.ts';
import { receiveMessage } from './api/email.ts';
import { checkHealth } from './api/health.ts';
import { methodNotAllowed, respondToError } from './api/responses.ts';
import { showSentPage } from './api/sent.ts';
import { receiveView } from './api/views.ts';
import { runScheduled } from './cron/schedule.ts';
import { consume } from './delivery/consumer.ts';
import type { Env } from './env.ts';
import { servePage } from './pages/lower-case.ts';
import { refusals } from './refusal.ts';
import { withSecurityHeaders } from './security-headers.ts';

const app = new Hono<App>();

for (const path of ['/api/*', '/sent', '/sent/*', '/desk', '/desk/*']) {
  app.use(path, async (c, next) => {
    await next();
    c.res = withSecurityHeaders(c.res);
  });
}
app.onError(respondToError);

app.get('/api/v1/health', checkHealth).all(methodNotAllowed('GET, HEAD'));
app.post('/api/v1/email', receiveMessage).all(methodNotAllowed('POST'));
app.post('/api/v1/applications', receiveApplication).all(methodNotAllowed('POST'));
app.post('/api/v1/views', receiveView).all(methodNotAllowed('POST'));
app.route('/', desk);
app.get('/api/v1/editor/auth', startSignIn).all(methodNotAllowed('GET, HEAD'));
app.get('/api/v1/editor/callback', finishSignIn).all(methodNotAllowed('GET, HEAD'));
app.all('/api/*', (c) => c.json({ message: refusals.nothingHere }, 404));
app.get('/sent', (c) => c.redirect('/contact'));
app.get('/sent/:reference', showSentPage);
app.all('*', servePage);

export default {
  fetch: app.fetch,
  queue: consume,
  scheduled: runScheduled,
} satisfies ExportedHandler<Env>;
