/**
 * After Docusaurus: what only the finished pages tell (share pictures, Markdown mirrors, llms.txt),
 * and the headers and redirects that Cloudflare's asset layer reads from build/.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../src/content/schemas/index.ts';
import { readContent } from '../src/plugins/content/read.ts';
import common from '../worker/headers.json' with { type: 'json' };
import { writeGuides } from './finish/guides.ts';
import { writeHeads } from './finish/heads.ts';
import { writeMirrors } from './finish/mirrors.ts';
import { readPages } from './finish/pages.ts';
import { makeSharePictures } from './finish/share-pictures.ts';
import { foreignSources, type Sources } from './foreign-origins.ts';
import { securityText } from './security-txt.ts';

/** Scripts of the platform's kind only: data blocks like JSON-LD are never run. */
const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*\btype=["']?(?:application|text)\/(?!javascript))[^>]*>([\s\S]*?)<\/script>/g;

/** Old and mistyped addresses that people may still follow. */
const redirects = [
  ['/career', '/carrer'],
  ['/service/crmsoftware', '/service/crmsoftwaremanagement'],
];

export async function finishBuild(build: string): Promise<void> {
  const content = readContent();
  await announcePages(build, content);
  const hashes = await hashInlineScripts(build);
  const foreign = await foreignSources(content.embeds);
  await writeFile(
    path.join(build, '_headers'),
    headersFile(pagePolicy(hashes, foreign), content.company.site),
  );
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
async function announcePages(build: string, content: Content): Promise<void> {
  const { name, site } = content.company;
  const pages = readPages(build, name);
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

export async function hashInlineScripts(build: string): Promise<string[]> {
  const hashes = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: build })) {
    const html = await readFile(path.join(build, file), 'utf8');
    for (const [, script] of html.matchAll(inlineScript)) {
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  return [...hashes].sort();
}

/**
 * Everything from ourselves; inline scripts by hash; inline style attributes, which React writes;
 * and of others only what embeds.yml connects.
 */
export function pagePolicy(hashes: string[], foreign: Sources): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes, ...foreign.script].join(' ')}`,
    directive('style-src', "'self'", foreign.style),
    "style-src-attr 'unsafe-inline'",
    directive('img-src', "'self' data:", foreign.media),
    directive('font-src', "'self'", foreign.media),
    directive('connect-src', "'self'", foreign.connect),
    ...(foreign.media.length > 0 ? [`media-src ${foreign.media.join(' ')}`] : []),
    ...(foreign.frame.length > 0 ? [`frame-src ${foreign.frame.join(' ')}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // A vendor's script writes its own markup: one that is connected takes this guard away.
    ...(foreign.script.length === 0
      ? ["require-trusted-types-for 'script'", 'trusted-types default']
      : []),
  ].join('; ');
}

function directive(name: string, own: string, foreign: string[]): string {
  return [name, own, ...foreign].join(' ');
}

function headersFile(policy: string, site: string): string {
  const everywhere = Object.entries({ ...common, 'Content-Security-Policy': policy });
  // What no page is can do without what is said to pages; it is 900 bytes a file.
  const file = [
    '! Content-Security-Policy',
    '! Permissions-Policy',
    'Cache-Control: public, max-age=31536000, immutable',
  ];
  // Search engines are led from the text to the page it mirrors.
  function mirror(folder: string): string[] {
    return [
      'Content-Type: text/markdown; charset=utf-8',
      `Link: <${site}${folder}:splat>; rel="canonical"`,
    ];
  }
  const rules: [string, string[]][] = [
    ['/*', everywhere.map(([name, value]) => `${name}: ${value}`)],
    // Their names carry a hash of what is in them.
    ['/assets/*', file],
    // Other sites and feed readers show these on pages of their own.
    ['/pictures/*', ['! Cross-Origin-Resource-Policy', ...file]],
    // Its name stays when it is drawn anew.
    [
      '/share/*',
      [
        '! Cross-Origin-Resource-Policy',
        ...file.slice(0, -1),
        'Cache-Control: public, max-age=86400',
      ],
    ],
    ['/blog/*.md', mirror('/blog/')],
    ['/service/*.md', mirror('/service/')],
  ];
  for (const [place, lines] of rules) {
    const long = lines.find((line) => line.length > 2000);
    if (long) {
      throw new Error(
        `A header for ${place} is longer than the 2,000 characters Cloudflare reads: ${long.slice(0, 80)}…`,
      );
    }
  }
  return rules
    .map(([place, lines]) => [place, ...lines.map((line) => `  ${line}`), ''].join('\n'))
    .join('\n');
}

if (process.argv[1] === import.meta.filename) {
  await finishBuild(path.resolve(import.meta.dirname, '../build'));
}
