import type { AppContext } from '../api/app.ts';
import { asStandingPage, builtPage, filledPage } from './built-page.ts';
import { plainPage } from './plain-page.ts';

export async function sentPage(c: AppContext, reference: string): Promise<Response> {
  const page = await builtPage(c, '/sent');
  if (page === null) return plainPage(200, 'Thank you', [`Your reference is ${reference}.`]);
  return asStandingPage(new HTMLRewriter())
    .on('[data-reference]', { element: (place) => void place.setInnerContent(reference) })
    .on('[data-reference-line]', { element: (line) => void line.removeAttribute('hidden') })
    .transform(filledPage(page, 200));
}
