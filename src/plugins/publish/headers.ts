import { createHash } from 'node:crypto';
import commonHeaders from '../../../worker/headers.json' with { type: 'json' };
import type { BuiltPage } from './built-pages.ts';
import type { Sources } from './embed-origins.ts';

/** Cloudflare reads this many characters of a line in _headers. */
const maxHeaderLength = 2000;

export function buildPolicyOfPages(
  pages: BuiltPage[],
  inlineStyleTexts: string[],
  foreignSources: Sources,
): string {
  const inlineScriptTexts = new Set(pages.flatMap((page) => page.scripts));
  const scriptHashes = [...inlineScriptTexts].map(hashInlineCode).sort();
  return buildPolicyFromHashes(
    scriptHashes,
    inlineStyleTexts.map(hashInlineCode).sort(),
    foreignSources,
  );
}

function hashInlineCode(inlineCode: string): string {
  return `'sha256-${createHash('sha256').update(inlineCode).digest('base64')}'`;
}

/** Counts the hashes that a policy can still take before Cloudflare cuts its header. */
export function countHashesThatFit(securityPolicy: string): number {
  const freeCharacterCount = maxHeaderLength - `Content-Security-Policy: ${securityPolicy}`.length;
  return Math.max(0, Math.floor(freeCharacterCount / ` ${hashInlineCode('')}`.length));
}

/** Allows inline scripts and styles by their hashes, and style attributes because React writes them. */
export function buildPolicyFromHashes(
  scriptHashes: string[],
  styleHashes: string[],
  foreignSources: Sources,
): string {
  return [
    "default-src 'none'",
    buildDirective('script-src', "'self'", [...scriptHashes, ...foreignSources.script]),
    buildDirective('style-src', "'self'", [...styleHashes, ...foreignSources.style]),
    "style-src-attr 'unsafe-inline'",
    buildDirective('img-src', "'self' data:", foreignSources.media),
    buildDirective('font-src', "'self' data:", foreignSources.media),
    buildDirective('connect-src', "'self'", foreignSources.connect),
    ...(foreignSources.media.length > 0 ? [`media-src ${foreignSources.media.join(' ')}`] : []),
    ...(foreignSources.frame.length > 0 ? [`frame-src ${foreignSources.frame.join(' ')}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // A vendor's script writes markup, which Trusted Types would block.
    ...(foreignSources.script.length === 0
      ? ["require-trusted-types-for 'script'", 'trusted-types default']
      : []),
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

function buildDirective(
  directiveName: string,
  ownSourcesText: string,
  otherSources: string[],
): string {
  return [directiveName, ownSourcesText, ...new Set(otherSources)].join(' ');
}

export function buildHeadersFile(securityPolicy: string, siteUrl: string): string {
  const pageHeaders = { ...commonHeaders, 'Content-Security-Policy': securityPolicy };
  // The headers for pages would add 900 bytes to each asset.
  const assetHeaderLines = [
    '! Content-Security-Policy',
    '! Permissions-Policy',
    'Cache-Control: public, max-age=31536000, immutable',
  ];
  function buildMirrorRule(routeFolder: string): [string, string[]] {
    return [
      `${routeFolder}/*.md`,
      [
        'Content-Type: text/markdown; charset=utf-8',
        `Link: <${siteUrl}${routeFolder}/:splat>; rel="canonical"`,
      ],
    ];
  }
  const headerRules: [string, string[]][] = [
    ['/*', Object.entries(pageHeaders).map(([name, value]) => `${name}: ${value}`)],
    ['/assets/*', assetHeaderLines],
    // Without Cross-Origin-Resource-Policy, other sites and feed readers can embed pictures.
    ['/pictures/*', ['! Cross-Origin-Resource-Policy', ...assetHeaderLines]],
    // A changed share picture keeps its file name, so caches keep it for one day only.
    [
      '/share/*',
      [
        '! Cross-Origin-Resource-Policy',
        ...assetHeaderLines.slice(0, -1),
        'Cache-Control: public, max-age=86400',
      ],
    ],
    [
      '/editor*',
      [
        '! Content-Security-Policy',
        `Content-Security-Policy: ${editorPolicy}`,
        // GitHub's sign-in window posts its result to the editor.
        '! Cross-Origin-Opener-Policy',
        'Cross-Origin-Opener-Policy: same-origin-allow-popups',
      ],
    ],
    ...['/blog', '/service', '/portfolio', '/industry'].map(buildMirrorRule),
  ];
  for (const [pathPattern, headerLines] of headerRules) {
    const tooLongLine = headerLines.find((line) => line.length > maxHeaderLength);
    if (tooLongLine) {
      throw new Error(
        `A header for ${pathPattern} has ${tooLongLine.length} characters, and Cloudflare reads ${maxHeaderLength}. Connect fewer vendors in src/content/embeds.yml. ${tooLongLine.slice(0, 80)}…`,
      );
    }
  }
  return headerRules
    .map(([pathPattern, lines]) => `${[pathPattern, ...lines].join('\n  ')}\n`)
    .join('\n');
}
