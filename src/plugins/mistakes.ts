/** A build stops at the mistakes that `npm run check` finds; the development server shows them. */
import type { CurrentBundler, Plugin } from '@docusaurus/types';
import { findPostMistakes } from '../blog/plugin/check.ts';
import { readTranslatedFiles } from '../blog/plugin/translation.ts';
import { blogDir, contentDir, staticDir } from './content/folder-paths.ts';
import { readAllLanguages } from './content/read.ts';
import { catchMistakes, exitOnMistakes, throwOnMistakes } from './content/yaml.ts';
import { findLinkableAddresses } from './content-modules/addresses.ts';
import { findRedirectMistakes } from './content-modules/redirects.ts';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

const pluginName = 'code-crafters-mistakes';

export default async function mistakesPlugin(): Promise<Plugin> {
  if (process.env.NODE_ENV === 'production') {
    const mistakes = await findContentAndPostMistakes();
    exitOnMistakes(() => throwOnMistakes(mistakes));
  }
  return {
    name: pluginName,

    configureWebpack(_config, isServer) {
      return isServer || process.env.NODE_ENV !== 'development' ? {} : { plugins: [{ apply }] };
    },
  };
}

function apply({ hooks, webpack: { WebpackError } }: Compiler): void {
  hooks.afterCompile.tapPromise(pluginName, async (compilation) => {
    if (compilation.compiler.isChild()) {
      return;
    }
    compilation.contextDependencies.addAll([contentDir, blogDir]);
    const mistakes = await findContentAndPostMistakes();
    if (mistakes.length > 0) {
      // Replaces the bundler's errors, which repeat the same mistakes with stack traces.
      compilation.errors = mistakes.map((mistake) =>
        Object.assign(new WebpackError(mistake), { hideStack: true }),
      );
    }
  });
}

export async function findContentAndPostMistakes(
  folders = { content: contentDir, blog: blogDir, static: staticDir },
): Promise<string[]> {
  const { output: [content, ...translations] = [], mistakes } = catchMistakes(() =>
    readAllLanguages(folders.content, folders.static),
  );
  const { site = '', timeZone } = content?.company ?? {};
  const otherPages = content && findLinkableAddresses(content);
  const redirectMistakes = content ? findRedirectMistakes(content, folders) : [];
  return [
    ...mistakes,
    ...redirectMistakes,
    ...translations
      .filter(({ missingPages }) => !missingPages.includes('blog'))
      .flatMap(({ language = '' }) => readTranslatedFiles(folders, language))
      .flatMap((file) => file.mistakes),
    ...(await findPostMistakes(folders.blog, site, otherPages, timeZone)),
  ];
}
