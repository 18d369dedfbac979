import type { Context } from 'hono';
import type { Env } from '../env.ts';

/** Says whether a message sent now would be kept: that takes the database, with its table in place. */
export async function health(c: Context<{ Bindings: Env }>) {
  try {
    await c.env.DB.prepare('SELECT 1 FROM inquiries LIMIT 1').run();
    return c.json({ status: 'ok', database: 'ok' });
  } catch {
    return c.json({ status: 'degraded', database: 'unavailable' }, 503);
  }
}
