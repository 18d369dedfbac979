import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';

/** Returns a function that finds the URL of an output file. */
export async function bundleProgram(
  folder: string,
  generatedFolder: string,
  { alias, ...options }: BuildOptions,
): Promise<(name: RegExp) => string> {
  const { metafile } = await build({
    ...options,
    outdir: folder,
    entryNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    minify: true,
    metafile: true,
    target: ['chrome123', 'firefox125', 'safari17.5'],
    loader: { '.woff2': 'file', '.module.css': 'local-css' },
    alias: { ...alias, '@generated': generatedFolder },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const files = Object.keys(metafile.outputs);
  const route = path.basename(folder);
  return (name) => `/${route}/${path.basename(files.find((file) => name.test(file)) ?? '')}`;
}
