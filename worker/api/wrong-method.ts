import { messages } from '../../src/shared/messages.ts';
import type { AppContext } from './app.ts';

export function wrongMethod(allowed: string) {
  return (c: AppContext) => c.json({ message: messages.wrongMethod }, 405, { Allow: allowed });
}
