import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../content/schemas/index.ts';
import { redirectsSchema } from '../../content/schemas/redirects.ts';
import { blogDir, contentDir, describeFolder } from '../content/folder-paths.ts';
import { parseYaml } from '../content/yaml.ts';
import { listAddresses } from './addresses.ts';

/** The blog's lists; `listAddresses` leaves them out, because the blog makes their addresses. */
const blogListPattern = /^\/blog(?:\/(?:tags|authors|archive)(?:\/.*)?)?$/;

/** Reports redirects from a page, to no page, and to another redirect. */
export function findRedirectMistakes(
  content: Content,
  folders = { content: contentDir, blog: blogDir },
): string[] {
  const file = `${describeFolder(folders.content, 'src/content')}/redirects.yml`;
  const text = readFileSync(path.join(folders.content, 'redirects.yml'), 'utf8');
  const { describeMistake } = parseYaml({ file, text, schema: redirectsSchema });
  const { redirects } = content.redirects;
  const addresses = listAddresses(content, folders.blog);
  const oldAddresses = redirects.map(({ from }) => from);
  return redirects.flatMap(({ from, to }, index) => {
    const target = to.replace(/(?<=.)[?#].*/, '');
    const isPage = addresses.includes(target) || blogListPattern.test(target);
    const problemByField = {
      from: addresses.includes(from) && `there is a page at ${from}. Take this redirect out.`,
      to: oldAddresses.includes(target)
        ? `${target} is an old address itself. Write the page where visitors should end.`
        : !isPage && `there is no page at ${target}. Correct the address.`,
    };
    return Object.entries(problemByField).flatMap(([field, problem]) =>
      problem ? [describeMistake(['redirects', index, field], problem)] : [],
    );
  });
}
