/** Bundles a program that stands beside the site, such as the desk. */
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';

/** `generated` has the fonts and the colours. Answers with the address of a file that was written. */
export async function bundleProgram(
  folder: string,
  generated: string,
  { alias, ...own }: BuildOptions,
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
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const files = Object.keys(metafile.outputs);
  const address = path.basename(folder);
  return (name) => `/${address}/${path.basename(files.find((file) => name.test(file)) ?? '')}`;
}
