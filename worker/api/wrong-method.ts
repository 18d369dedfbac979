import { refusals } from '../refusal.ts';
import type { AppContext } from './app.ts';

export function wrongMethod(allowed: string) {
  return (c: AppContext) => c.json({ message: refusals.wrongMethod }, 405, { Allow: allowed });
}
