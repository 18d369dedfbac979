import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../list-files.ts';
import { blogDir, contentDir, projectRoot } from './folder-paths.ts';
import { formatPost, formatYaml } from './rewrite.ts';

const fixtureDir = path.join(projectRoot, 'tests/fixture');

/** Biome formats JSON, but neither YAML nor Markdown. */
export function findUnformattedFiles(
  contentFolders = [contentDir, `${fixtureDir}/content`],
  blogFolders = [blogDir, `${fixtureDir}/blog`],
): { filePath: string; formattedText: string }[] {
  const filePaths = [
    ...contentFolders.flatMap((folder) => listFiles(folder, '{*,services/*}.yml')),
    ...blogFolders.flatMap((folder) => listFiles(folder, '{*.yml,*/index.{md,mdx}}')),
  ];
  return filePaths.flatMap((filePath) => {
    const fileText = readFileSync(filePath, 'utf8');
    const formattedText = filePath.endsWith('.yml') ? formatYaml(fileText) : formatPost(fileText);
    return formattedText === fileText ? [] : { filePath, formattedText };
  });
}

export function describeUnformattedFiles(unformattedFiles = findUnformattedFiles()): string[] {
  return unformattedFiles.map(({ filePath, formattedText }) => {
    const formattedLines = formattedText.split('\n');
    const fileLines = readFileSync(filePath, 'utf8').split('\n');
    const index = fileLines.findIndex((line, lineIndex) => line !== formattedLines[lineIndex]);
    return `${path.relative(projectRoot, filePath)}:${index + 1}: the editor writes this in another way. npm run fix repairs it.`;
  });
}
