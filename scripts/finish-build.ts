/**
 * After Docusaurus: what only the finished pages tell (share pictures, Markdown mirrors, llms.txt),
 * and the headers and redirects that Cloudflare's asset layer reads from build/.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../src/content/schemas/index.ts';
import { readContent } from '../src/plugins/content/read.ts';
import { writeGuides } from './finish/guides.ts';
import { writeHeaders } from './finish/headers.ts';
import { writeHeads } from './finish/heads.ts';
import { writeMirrors } from './finish/mirrors.ts';
import { type BuiltPage, readPages } from './finish/pages.ts';
import { securityText } from './finish/security-txt.ts';
import { makeSharePictures } from './finish/share-pictures.ts';

/** Old and mistyped addresses that people may still follow. */
const redirects = [
  ['/career', '/carrer'],
  ['/service/crmsoftware', '/service/crmsoftwaremanagement'],
];

export async function finishBuild(build: string): Promise<void> {
  const content = readContent();
  const pages = readPages(build, content.company.name);
  await announcePages(build, pages, content);
  await writeHeaders(build, pages, content);
  await writeFile(
    path.join(build, '_redirects'),
    redirects.map(([from, to]) => `${from} ${to} 301\n`).join(''),
  );
  await mkdir(path.join(build, '.well-known'), { recursive: true });
  await writeFile(
    path.join(build, '.well-known/security.txt'),
    securityText(content.company, new Date()),
  );
}

/** What search engines, other sites and reading programs get beside the pages. */
async function announcePages(build: string, pages: BuiltPage[], content: Content): Promise<void> {
  const { name, site } = content.company;
  const started = performance.now();
  const drawn = await makeSharePictures(build, pages, { name, host: new URL(site).host });
  if (drawn > 0) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Drew ${drawn} share pictures in ${seconds} s.`);
  }
  const mirrors = await writeMirrors(build, pages, content);
  await writeGuides(build, pages, mirrors, content);
  await writeHeads(build, pages, mirrors, content.company);
}
