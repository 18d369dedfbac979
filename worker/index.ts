import { Hono } from 'hono';
import { deskApp } from './api/desk/index.ts';
import { finishSignIn, startSignIn } from './api/editor.ts';
import { checkHealth } from './api/health.ts';
import { receiveApplication, receiveFormMessage } from './api/messages.ts';
import { refuseOtherMethods, respondToError } from './api/responses.ts';
import { showSentPage } from './api/sent.ts';
import { receiveView } from './api/views.ts';
import type { App } from './app.ts';
import { runScheduledTasks } from './cron/schedule.ts';
import type { Env } from './env.ts';
import { readLanguage } from './office.ts';
import { limitOutsideCalls } from './outside-calls.ts';
import { servePage } from './pages/any-page.ts';
import { withSecurityHeaders } from './security-headers.ts';

const app = new Hono<App>();

for (const securityHeadersPathPattern of ['/api/*', '/sent/*', '/desk/*']) {
  app.use(securityHeadersPathPattern, async (ctx, next) => {
    await next();
    ctx.res = withSecurityHeaders(ctx.res);
  });
}
app.onError(respondToError);

app.get('/api/v1/health', checkHealth).all(refuseOtherMethods('GET, HEAD'));
app.post('/api/v1/email', receiveFormMessage).all(refuseOtherMethods('POST'));
app.post('/api/v1/applications', receiveApplication).all(refuseOtherMethods('POST'));
app.post('/api/v1/views', receiveView).all(refuseOtherMethods('POST'));
app.route('/', deskApp);
app.get('/api/v1/editor/auth', startSignIn).all(refuseOtherMethods('GET, HEAD'));
app.get('/api/v1/editor/callback', finishSignIn).all(refuseOtherMethods('GET, HEAD'));
app.all('/api/*', (ctx) =>
  ctx.json({ message: readLanguage(ctx).messages.refusals.nothingHere }, 404),
);
app.get('/sent', (ctx) => ctx.redirect('/contact'));
app.get('/sent/:reference', showSentPage);
app.all('*', servePage);

export default {
  fetch: (request: Request, env, ctx) => app.fetch(request, limitOutsideCalls(env), ctx),
  scheduled: runScheduledTasks,
} satisfies ExportedHandler<Env>;
