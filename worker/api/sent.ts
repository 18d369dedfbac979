import { formNames } from '../../src/shared/forms.ts';
import { fillPlaceholders } from '../../src/shared/messages.ts';
import type { AppContext } from '../app.ts';
import { localisePath, readLanguage } from '../office.ts';
import { serveNotFoundPage } from '../pages/any-page.ts';
import { buildUncachedPage, readBuiltPage, removeScripts } from '../pages/built-page.ts';
import { buildPlainPage } from '../pages/plain-page.ts';
import { referencePattern } from '../reference.ts';

/** GET /sent/REFERENCE shows the page that follows a form submitted without JavaScript. */
export async function showSentPage(ctx: AppContext): Promise<Response> {
  const reference = ctx.req.param('reference') ?? '';
  if (!referencePattern.test(reference)) {
    return serveNotFoundPage(ctx);
  }
  const language = readLanguage(ctx);
  const page = await readBuiltPage(ctx, localisePath(language, '/sent'));
  if (page === null) {
    const { pages } = language.messages;
    const referenceText = fillPlaceholders(pages.reference, { reference });
    return buildPlainPage(language, { status: 200 }, [pages.thanks, referenceText]);
  }
  const unhide = { element: (element: Element) => void element.removeAttribute('hidden') };
  return removeScripts(new HTMLRewriter())
    .on('[data-reference]', { element: (element) => void element.setInnerContent(reference) })
    .on('[data-reference-line]', unhide)
    .on(`[data-next="${formNames.find((name) => name === ctx.req.query('form'))}"]`, unhide)
    .transform(buildUncachedPage(page));
}
