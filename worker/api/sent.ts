import { referencePattern } from '../inquiries/reference.ts';
import { sentPage } from '../pages/sent-page.ts';
import type { AppContext } from './app.ts';

/** GET /sent/REFERENCE: the page after a form that was posted without JavaScript. It shows nothing but the reference. */
export async function sent(c: AppContext): Promise<Response> {
  const reference = c.req.param('reference') ?? '';
  return referencePattern.test(reference) ? sentPage(c, reference) : c.env.ASSETS.fetch(c.req.raw);
}
