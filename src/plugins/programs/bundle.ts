/** Bundles a program that stands beside the site, such as the desk. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import postcss from 'postcss';
import { brandStyles } from '../brand/styles.ts';

/** Adds the brand's colours, as Docusaurus' bundler does for the site. */
const brandColours: Plugin = {
  name: 'brand-colours',
  setup({ onLoad }) {
    onLoad({ filter: /\/css\/tokens\.css$/ }, async ({ path: from }) => {
      const { css } = await postcss([brandStyles]).process(await readFile(from, 'utf8'), { from });
      return { contents: css, loader: 'css' };
    });
  },
};

/** `generated` has the fonts. Answers with the address of a file that was written. */
export async function bundleProgram(
  folder: string,
  generated: string,
  { alias, plugins = [], ...own }: BuildOptions,
): Promise<(name: RegExp) => string> {
  const { metafile } = await build({
    ...own,
    outdir: folder,
    entryNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    minify: true,
    metafile: true,
    target: ['chrome123', 'firefox125', 'safari17.5'],
    loader: { '.woff2': 'file', '.module.css': 'local-css' },
    alias: { ...alias, '@generated': generated },
    plugins: [brandColours, ...plugins],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const files = Object.keys(metafile.outputs);
  const address = path.basename(folder);
  return (name) => `/${address}/${path.basename(files.find((file) => name.test(file)) ?? '')}`;
}
