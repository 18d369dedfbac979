import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import type { Content } from '../../content/schemas/index.ts';

export interface Site {
  outDir: string;
  generatedFilesDir: string;
  content: Content;
}

/** Returns a function that finds the URL of an output file by a pattern of its name. */
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
  const outputFolderName = path.basename(outputFolder);
  return (fileNamePattern) => {
    const builtFilePath = builtFilePaths.find((candidate) => fileNamePattern.test(candidate)) ?? '';
    return `/${outputFolderName}/${path.basename(builtFilePath)}`;
  };
}

export function renderProgramHtml(
  { language, title }: { language: string; title: string },
  head: string,
  body = '',
): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="UTF-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/logo.svg">
${head}
</head>
<body>${body}</body>
</html>
`;
}
