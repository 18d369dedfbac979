import { formNames } from '../../src/shared/forms.ts';
import { fillPlaceholders } from '../../src/shared/messages.ts';
import type { AppContext } from '../app.ts';
import { localisePath, readLanguage } from '../office.ts';
import { serveNotFoundPage } from '../pages/any-page.ts';
import { fillPage, readBuiltPage } from '../pages/built-page.ts';
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
  const formName = formNames.find((name) => name === ctx.req.query('form'));
  const unhide = (element: Element) => void element.removeAttribute('hidden');
  return fillPage(page, {
    '[data-reference]': (element) => void element.setInnerContent(reference),
    '[data-reference-line]': unhide,
    [`[data-next="${formName}"]`]: unhide,
  });
}
