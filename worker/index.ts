import { Hono } from 'hono';
import { deskApp } from './api/desk/index.ts';
import { finishSignIn, startSignIn } from './api/editor.ts';
import { checkHealth } from './api/health.ts';
import {
  receiveMeetingChange,
  serveCalendarFeed,
  serveCalendarFile,
  serveMeeting,
  serveMeetingForm,
  serveSlots,
} from './api/meeting.ts';
import { receiveMessage } from './api/messages.ts';
import { refuseOtherMethods, respondToError } from './api/responses.ts';
import { showSentPage } from './api/sent.ts';
import { receiveView } from './api/views.ts';
import type { App } from './app.ts';
import { runScheduledTasks } from './cron/schedule.ts';
import type { Env } from './env.ts';
import { localisePath, office, readLanguage } from './office.ts';
import { limitOutsideCalls } from './outside-calls.ts';
import { servePage } from './pages/any-page.ts';
import { addSecurityHeaders } from './security-headers.ts';

const app = new Hono<App>();

app.use(addSecurityHeaders);
app.onError(respondToError);

app.get('/api/v1/health', checkHealth).all(refuseOtherMethods('GET, HEAD'));
app.post('/api/v1/email', receiveMessage).all(refuseOtherMethods('POST'));
app.post('/api/v1/applications', receiveMessage).all(refuseOtherMethods('POST'));
app.post('/api/v1/views', receiveView).all(refuseOtherMethods('POST'));
app.route('/', deskApp);
app.get('/api/v1/meeting/slots', serveSlots).all(refuseOtherMethods('GET, HEAD'));
app.get('/api/v1/editor/auth', startSignIn).all(refuseOtherMethods('GET, HEAD'));
app.get('/api/v1/editor/callback', finishSignIn).all(refuseOtherMethods('GET, HEAD'));
app.all('/api/*', (ctx) =>
  ctx.json({ message: readLanguage(ctx).messages.refusals.nothingHere }, 404),
);
for (const language of office.languages) {
  const visitorApp = app.basePath(localisePath(language, '/'));
  visitorApp.get('/sent', (ctx) => ctx.redirect(localisePath(language, '/contact')));
  visitorApp.get('/sent/:reference', showSentPage);
  visitorApp.get('/meeting', serveMeetingForm);
  visitorApp.get('/booked', (ctx) => ctx.redirect(localisePath(language, '/meeting')));
  visitorApp.get('/meeting/:token/calendar.ics', serveCalendarFile);
  visitorApp.get('/meeting/:token', (ctx) => serveMeeting(ctx)).post(receiveMeetingChange);
}
app.get('/calendar/:file', serveCalendarFeed);
app.all('*', servePage);

export default {
  fetch: (request: Request, env, ctx) => app.fetch(request, limitOutsideCalls(env), ctx),
  scheduled: runScheduledTasks,
} satisfies ExportedHandler<Env>;
