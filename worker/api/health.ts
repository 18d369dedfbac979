import { readHealth } from '../alerts/health.ts';
import type { AppContext } from '../app.ts';

/** Reports whether a new message would be stored and delivered; reveals ages only, nothing about a message. */
export async function checkHealth(ctx: AppContext) {
  try {
    const { delays } = await readHealth(ctx.env.DB, Date.now());
    const problems = Object.entries(delays).map(([name, ms]) => [name, Math.floor(ms / 1_000)]);
    return problems.length === 0
      ? ctx.json({ status: 'ok', database: 'ok' })
      : ctx.json({ status: 'degraded', database: 'ok', ...Object.fromEntries(problems) }, 503);
  } catch {
    return ctx.json({ status: 'degraded', database: 'unavailable' }, 503);
  }
}
