import { Hono } from 'hono';
import { answerError, wrongMethod } from './api/answers.ts';
import type { App } from './api/app.ts';
import { applications } from './api/applications.ts';
import { desk } from './api/desk/index.ts';
import { finishSignIn, startSignIn } from './api/editor.ts';
import { email } from './api/email.ts';
import { health } from './api/health.ts';
import { sent } from './api/sent.ts';
import { views } from './api/views.ts';
import { runScheduled } from './cron/schedule.ts';
import { consume } from './delivery/consumer.ts';
import type { Env } from './env.ts';
import { page } from './pages/lower-case.ts';
import { refusals } from './refusal.ts';
import { withSecurityHeaders } from './security-headers.ts';

const app = new Hono<App>();

for (const path of ['/api/*', '/sent', '/sent/*', '/desk', '/desk/*']) {
  app.use(path, async (c, next) => {
    await next();
    c.res = withSecurityHeaders(c.res);
  });
}
app.onError(answerError);

app.get('/api/v1/health', health).all(wrongMethod('GET, HEAD'));
app.post('/api/v1/email', email).all(wrongMethod('POST'));
app.post('/api/v1/applications', applications).all(wrongMethod('POST'));
app.post('/api/v1/views', views).all(wrongMethod('POST'));
app.route('/', desk);
app.get('/api/v1/editor/auth', startSignIn).all(wrongMethod('GET, HEAD'));
app.get('/api/v1/editor/callback', finishSignIn).all(wrongMethod('GET, HEAD'));
app.all('/api/*', (c) => c.json({ message: refusals.nothingHere }, 404));
app.get('/sent', (c) => c.redirect('/contact'));
app.get('/sent/:reference', sent);
app.all('*', page);

export default {
  fetch: app.fetch,
  queue: consume,
  scheduled: runScheduled,
} satisfies ExportedHandler<Env>;
