import { Hono } from 'hono';
import { health } from './api/health.ts';
import type { Env } from './env.ts';
import { withSecurityHeaders } from './security-headers.ts';

const app = new Hono<{ Bindings: Env }>();

app.use(async (c, next) => {
  await next();
  c.res = withSecurityHeaders(c.res);
});
app.get('/api/v1/health', health);
app.all('/api/*', (c) => c.json({ message: 'There is nothing at this address.' }, 404));
app.all('*', (c) => c.env.ASSETS.fetch(c.req.raw));

export default {
  fetch: app.fetch,
  queue(batch: MessageBatch) {
    batch.retryAll();
  },
} satisfies ExportedHandler<Env>;
