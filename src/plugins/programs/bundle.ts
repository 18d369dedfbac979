import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import type { Content } from '../../content/schemas/index.ts';

export interface Site {
  /** The folder of all languages. */
  outDir: string;
  generatedFilesDir: string;
  content: Content;
}

export async function bundleProgram(
  outputFolder: string,
  generatedFolder: string,
  { alias, ...esbuildOptions }: BuildOptions,
): Promise<(pattern: RegExp) => string> {
  const { metafile } = await build({
    ...esbuildOptions,
    outdir: outputFolder,
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
  const builtFilePaths = Object.keys(metafile.outputs);
  return (fileNamePattern) => {
    const builtFilePath = builtFilePaths.find((candidate) => fileNamePattern.test(candidate)) ?? '';
    return `/${path.basename(outputFolder)}/${path.basename(builtFilePath)}`;
  };
}

/** Replaces each name in braces. */
export function renderPage(sourceFolder: string, valuesByName: Record<string, string>): string {
  const template = readFileSync(path.join(sourceFolder, 'page.html'), 'utf8');
  return template.replace(/\{(\w+)\}/g, (_, name) => valuesByName[name] ?? '');
}
