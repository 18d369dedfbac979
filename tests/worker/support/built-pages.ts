import problemApplication from '../fixtures/problem-application.html?raw';
import problemContact from '../fixtures/problem-contact.html?raw';
import problemInquiry from '../fixtures/problem-inquiry.html?raw';
import sent from '../fixtures/sent.html?raw';

const pages: Record<string, string> = {
  '/problem/application': problemApplication,
  '/problem/contact': problemContact,
  '/problem/inquiry': problemInquiry,
  '/sent': sent,
  '/desk': 'The desk',
  '/desk/app.js': 'The desk',
};

const sitemapPaths = ['/', '/about', '/contact', '/service/webdesign'];
const sitemap = sitemapPaths.map(
  (path) => `<url><loc>https://tern-and-tide.test${path}</loc></url>`,
);

export const builtPages = {
  async fetch(input: RequestInfo | URL): Promise<Response> {
    const { pathname } = new URL(new Request(input).url);
    if (pathname === '/sitemap.xml') {
      return new Response(`<?xml version="1.0"?><urlset>${sitemap.join('')}</urlset>`);
    }
    const page = pages[pathname];
    if (page === undefined) {
      return new Response('Not found', { status: 404 });
    }
    return new Response(page, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'self'; script-src 'self' 'sha256-theme'",
        ETag: '"built"',
      },
    });
  },
};
