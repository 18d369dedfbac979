/** Every built page for visitors as a file: what it says of itself, and its HTML. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPages } from '../../src/plugins/publish/pages.ts';
import { build, company } from './site.ts';

export const pages = readPages(build, company.name)
  // The owner's.
  .filter(({ route }) => route !== '/desk')
  .map((page) => ({
    ...page,
    html: readFileSync(path.join(build, `${page.route.slice(1) || 'index'}.html`), 'utf8'),
  }));
