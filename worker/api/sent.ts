import { buildUncachedPageResponse, readBuiltPage, removeScripts } from '../pages/built-page.ts';
import { buildPlainPage } from '../pages/plain-page.ts';
import { referencePattern } from '../reference.ts';
import type { AppContext } from './app-types.ts';

/** GET /sent/REFERENCE shows the page that follows a form submitted without JavaScript. */
export async function showSentPage(ctx: AppContext): Promise<Response> {
  const reference = ctx.req.param('reference') ?? '';
  if (!referencePattern.test(reference)) {
    return ctx.env.ASSETS.fetch(ctx.req.raw);
  }
  const pageResponse = await readBuiltPage(ctx, '/sent');
  if (pageResponse === null) {
    return buildPlainPage(200, 'Thank you', [`Your reference is ${reference}.`]);
  }
  return removeScripts(new HTMLRewriter())
    .on('[data-reference]', { element: (element) => void element.setInnerContent(reference) })
    .on('[data-reference-line]', {
      element: (referenceLineElement) => void referenceLineElement.removeAttribute('hidden'),
    })
    .transform(buildUncachedPageResponse(pageResponse, 200));
}
