import { createHash } from 'node:crypto';
import commonHeaders from '../../../worker/headers.json' with { type: 'json' };
import type { BuiltPage } from './built-pages.ts';
import type { Sources } from './embed-origins.ts';

/** Cloudflare reads this many characters of a line in _headers. */
const maxHeaderLength = 2000;

function hashInlineCode(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** Counts the hashes that a policy can still take before Cloudflare cuts its header. */
export function countHashesThatFit(policy: string): number {
  const freeLength = maxHeaderLength - `Content-Security-Policy: ${policy}`.length;
  return Math.max(0, Math.floor(freeLength / ` ${hashInlineCode('')}`.length));
}

/** Allows inline scripts and styles by their hashes, and style attributes because React writes them. */
export function buildPolicy(
  pages: BuiltPage[],
  inlineStyles: string[],
  { script, style, media, connect, frame }: Sources,
): string {
  const inlineScripts = [...new Set(pages.flatMap((page) => page.scripts))];
  const scriptHashes = inlineScripts.map(hashInlineCode).sort();
  const styleHashes = inlineStyles.map(hashInlineCode).sort();
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set([...scriptHashes, ...script])].join(' '),
    ["style-src 'self'", ...new Set([...styleHashes, ...style])].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...media].join(' '),
    ["font-src 'self' data:", ...media].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    ...(media.length > 0 ? [`media-src ${media.join(' ')}`] : []),
    ...(frame.length > 0 ? [`frame-src ${frame.join(' ')}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // A vendor's script writes markup, which Trusted Types would block.
    ...(script.length === 0 ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
  ].join('; ');
}

/** The editor writes its own styles, previews unsaved pictures and calls only GitHub. */
const editorPolicy = [
  "default-src 'none'",
  // WebAssembly decodes HEIC, and encodes WebP in Safari.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  'media-src blob:',
  'frame-src blob:',
  "worker-src 'self'",
  "form-action 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function buildHeadersFile(
  securityPolicy: string,
  siteUrl: string,
  prefixes: string[],
): string {
  const pageHeaders = { ...commonHeaders, 'Content-Security-Policy': securityPolicy };
  // The headers for pages would add 900 bytes to each asset.
  const withoutPageHeaders = ['! Content-Security-Policy', '! Permissions-Policy'];
  const forever = 'Cache-Control: public, max-age=31536000, immutable';
  // Without Cross-Origin-Resource-Policy, other sites and feed readers can embed pictures.
  const pictureLines = ['! Cross-Origin-Resource-Policy', ...withoutPageHeaders];
  const linesByPath = {
    '/*': Object.entries(pageHeaders).map(([name, value]) => `${name}: ${value}`),
    ...Object.fromEntries(
      prefixes.map((prefix) => [`${prefix}/assets/*`, [...withoutPageHeaders, forever]]),
    ),
    '/pictures/*': [...pictureLines, forever],
    // A changed share picture keeps its file name, so caches keep it for one day only.
    '/share/*': [...pictureLines, 'Cache-Control: public, max-age=86400'],
    '/editor*': [
      '! Content-Security-Policy',
      `Content-Security-Policy: ${editorPolicy}`,
      // GitHub's sign-in window posts its result to the editor.
      '! Cross-Origin-Opener-Policy',
      'Cross-Origin-Opener-Policy: same-origin-allow-popups',
    ],
    ...Object.fromEntries(
      prefixes
        .flatMap((prefix) =>
          ['/blog', '/service', '/portfolio', '/industry'].map((folder) => prefix + folder),
        )
        .map((folder) => [
          `${folder}/*.md`,
          [
            'Content-Type: text/markdown; charset=utf-8',
            `Link: <${siteUrl}${folder}/:splat>; rel="canonical"`,
          ],
        ]),
    ),
  };
  for (const [path, lines] of Object.entries(linesByPath)) {
    const tooLong = lines.find((line) => line.length > maxHeaderLength);
    if (tooLong) {
      throw new Error(
        `A header for ${path} has ${tooLong.length} characters, and Cloudflare reads ${maxHeaderLength}. Connect fewer vendors in src/content/embeds.yml. ${tooLong.slice(0, 80)}…`,
      );
    }
  }
  return Object.entries(linesByPath)
    .map(([path, lines]) => `${[path, ...lines].join('\n  ')}\n`)
    .join('\n');
}
