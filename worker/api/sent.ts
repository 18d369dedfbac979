import { filledPage, readBuiltPage, removeScripts } from '../pages/built-page.ts';
import { plainPage } from '../pages/plain-page.ts';
import { referencePattern } from '../reference.ts';
import type { AppContext } from './app.ts';

/** GET /sent/REFERENCE: the page after a form submitted without JavaScript. */
export async function showSentPage(c: AppContext): Promise<Response> {
  const reference = c.req.param('reference') ?? '';
  if (!referencePattern.test(reference)) {
    return c.env.ASSETS.fetch(c.req.raw);
  }
  const page = await readBuiltPage(c, '/sent');
  if (page === null) {
    return plainPage(200, 'Thank you', [`Your reference is ${reference}.`]);
  }
  return removeScripts(new HTMLRewriter())
    .on('[data-reference]', { element: (element) => void element.setInnerContent(reference) })
    .on('[data-reference-line]', { element: (line) => void line.removeAttribute('hidden') })
    .transform(filledPage(page, 200));
}
