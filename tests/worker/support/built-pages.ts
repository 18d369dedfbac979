import bookedPageHtml from '../fixtures/booked.html?raw';
import meetingPageHtml from '../fixtures/meeting.html?raw';
import applicationProblemHtml from '../fixtures/problem-application.html?raw';
import contactProblemHtml from '../fixtures/problem-contact.html?raw';
import inquiryProblemHtml from '../fixtures/problem-inquiry.html?raw';
import sentPageHtml from '../fixtures/sent.html?raw';

const bodyByPath: Record<string, string> = {
  '/problem/application': applicationProblemHtml,
  '/problem/contact': contactProblemHtml,
  '/problem/inquiry': inquiryProblemHtml,
  '/problem/meeting': meetingPageHtml,
  '/meeting': meetingPageHtml,
  '/booked': bookedPageHtml,
  '/sent': sentPageHtml,
  '/desk': 'The desk',
  '/desk/app.js': 'The desk',
};

const sitemapEntries = ['/', '/about', '/hi/about', '/contact', '/service/webdesign'].map(
  (pagePath) => `<url><loc>https://tern-and-tide.test${pagePath}</loc></url>`,
);

export const builtPagesBinding = {
  async fetch(fetchInput: RequestInfo | URL): Promise<Response> {
    const { pathname: requestedPath } = new URL(new Request(fetchInput).url);
    if (requestedPath === '/sitemap.xml') {
      return new Response(`<?xml version="1.0"?><urlset>${sitemapEntries.join('')}</urlset>`);
    }
    const pageBody = bodyByPath[requestedPath];
    if (pageBody === undefined) {
      return new Response('Not found', { status: 404 });
    }
    return new Response(pageBody, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'self'; script-src 'self' 'sha256-theme'",
        ETag: '"built"',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    });
  },
};
