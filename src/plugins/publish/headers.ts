/** Writes the headers for Cloudflare's asset layer. */
import common from '../../../worker/headers.json' with { type: 'json' };
import { byHash, type Sources } from './foreign-origins.ts';
import type { BuiltPage } from './pages.ts';

/** One policy for all pages, with the hashes of their inline scripts and styles. */
export function policyOf(pages: BuiltPage[], styles: string[], foreign: Sources): string {
  const scripts = new Set(pages.flatMap((page) => page.scripts));
  return pagePolicy([...scripts].map(byHash).sort(), styles.map(byHash).sort(), foreign);
}

/**
 * Allows our own files, inline scripts and styles by hash, inline style attributes, which React writes, and
 * the vendors of embeds.yml.
 */
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
    // A connected vendor's script writes markup, which Trusted Types would block.
    ...(foreign.script.length === 0
      ? ["require-trusted-types-for 'script'", 'trusted-types default']
      : []),
  ].join('; ');
}

/**
 * The editor is a vendor's program, served by us: it writes its styles as parts appear, shows
 * pictures before they are saved, and asks GitHub alone for files, people and their portraits.
 */
export const editorPolicy = [
  "default-src 'none'",
  // Safari encodes WebP by WebAssembly, as all browsers read HEIC.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  'media-src blob:',
  // The preview of a post.
  'frame-src blob:',
  "worker-src 'self'",
  "form-action 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Names each source once: folders may share their styles. */
function directive(name: string, own: string, sources: string[]): string {
  return [name, own, ...new Set(sources)].join(' ');
}

export function headersFile(policy: string, site: string): string {
  const everywhere = Object.entries({ ...common, 'Content-Security-Policy': policy });
  // Assets need no page headers, which are 900 bytes a file.
  const file = [
    '! Content-Security-Policy',
    '! Permissions-Policy',
    'Cache-Control: public, max-age=31536000, immutable',
  ];
  // Tells search engines that the page is canonical, not its mirror.
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
    ['/*', everywhere.map(([name, value]) => `${name}: ${value}`)],
    // File names contain a hash of the content.
    ['/assets/*', file],
    // Other sites and feed readers embed these.
    ['/pictures/*', ['! Cross-Origin-Resource-Policy', ...file]],
    // The name stays when the picture changes.
    [
      '/share/*',
      [
        '! Cross-Origin-Resource-Policy',
        ...file.slice(0, -1),
        'Cache-Control: public, max-age=86400',
      ],
    ],
    [
      '/editor*',
      [
        '! Content-Security-Policy',
        `Content-Security-Policy: ${editorPolicy}`,
        // Signing in with GitHub happens in a window that answers to this one.
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
