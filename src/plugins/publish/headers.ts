import common from '../../../worker/headers.json' with { type: 'json' };
import { byHash, type Sources } from './foreign-origins.ts';
import type { BuiltPage } from './pages.ts';

export function policyOf(pages: BuiltPage[], styles: string[], foreign: Sources): string {
  const scripts = new Set(pages.flatMap((page) => page.scripts));
  return pagePolicy([...scripts].map(byHash).sort(), styles.map(byHash).sort(), foreign);
}

/** Inline scripts and styles are allowed by hash; React writes style attributes. */
export function pagePolicy(scripts: string[], styles: string[], foreign: Sources): string {
  return [
    "default-src 'none'",
    directive('script-src', "'self'", [...scripts, ...foreign.script]),
    directive('style-src', "'self'", [...styles, ...foreign.style]),
    "style-src-attr 'unsafe-inline'",
    directive('img-src', "'self' data:", foreign.media),
    directive('font-src', "'self' data:", foreign.media),
    directive('connect-src', "'self'", foreign.connect),
    ...(foreign.media.length > 0 ? [`media-src ${foreign.media.join(' ')}`] : []),
    ...(foreign.frame.length > 0 ? [`frame-src ${foreign.frame.join(' ')}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // A vendor's script writes markup, which Trusted Types would block.
    ...(foreign.script.length === 0
      ? ["require-trusted-types-for 'script'", 'trusted-types default']
      : []),
  ].join('; ');
}

/** The editor writes its own styles, previews unsaved pictures and calls only GitHub. */
export const editorPolicy = [
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

function directive(name: string, own: string, sources: string[]): string {
  return [name, own, ...new Set(sources)].join(' ');
}

export function headersFile(policy: string, site: string): string {
  const pageHeaders = Object.entries({ ...common, 'Content-Security-Policy': policy });
  // Page headers would add 900 bytes to each asset.
  const assetHeaders = [
    '! Content-Security-Policy',
    '! Permissions-Policy',
    'Cache-Control: public, max-age=31536000, immutable',
  ];
  function mirrorsIn(folder: string): [string, string[]] {
    return [
      `${folder}/*.md`,
      [
        'Content-Type: text/markdown; charset=utf-8',
        `Link: <${site}${folder}/:splat>; rel="canonical"`,
      ],
    ];
  }
  const rules: [string, string[]][] = [
    ['/*', pageHeaders.map(([name, value]) => `${name}: ${value}`)],
    ['/assets/*', assetHeaders],
    // Other sites and feed readers embed pictures.
    ['/pictures/*', ['! Cross-Origin-Resource-Policy', ...assetHeaders]],
    // A changed share picture keeps its name.
    [
      '/share/*',
      [
        '! Cross-Origin-Resource-Policy',
        ...assetHeaders.slice(0, -1),
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
    ...['/blog', '/service', '/portfolio', '/industry'].map(mirrorsIn),
  ];
  for (const [path, lines] of rules) {
    const long = lines.find((line) => line.length > 2000);
    if (long) {
      throw new Error(
        `A header for ${path} is longer than the 2,000 characters Cloudflare reads: ${long.slice(0, 80)}…`,
      );
    }
  }
  return rules
    .map(([path, lines]) => [path, ...lines.map((line) => `  ${line}`), ''].join('\n'))
    .join('\n');
}
