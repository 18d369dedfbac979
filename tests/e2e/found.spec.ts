/** What search engines, other sites and reading programs find: from the built files, without a browser. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, test } from 'playwright/test';
import sharp from 'sharp';
import { pages } from './built-pages.ts';
import { build, company, oneOfEachKind, someService, untilHydrated } from './site.ts';

const { site } = company;
const listed = pages.filter((page) => page.listed);
const sitemap = [...read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
  address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
  changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
}));

function read(file: string): string {
  return readFileSync(path.join(build, file), 'utf8');
}

test('every page has a title of 30 to 60 and a description of 70 to 160 characters', () => {
  expect(pages.length).toBeGreaterThan(60);
  const wrong = pages.flatMap(({ route, html, description }) => {
    const title = titleOf(html);
    return [
      ...(title.length < 30 || title.length > 60 ? [`${route}: ${title.length}: ${title}`] : []),
      ...(description.length < 70 || description.length > 160
        ? [`${route}: ${description.length}: ${description}`]
        : []),
    ];
  });
  expect(wrong).toEqual([]);
});

test('no two pages share a title or a description, except the two addresses of About', () => {
  const own = pages.filter(({ route }) => route !== '/about/code-crafters');
  for (const texts of [own.map(({ html }) => titleOf(html)), own.map((page) => page.description)]) {
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
  }
});

function titleOf(html: string): string {
  const written = /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
  return written.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

test('a page that search engines may list names its own address, and About only one', () => {
  const alias = pages.filter(({ route }) => route === '/about/code-crafters');
  for (const { route, meta, canonical } of [...listed, ...alias]) {
    const expected = route === '/about/code-crafters' ? '/about' : route;
    expect(canonical, route).toBe(`${site}${expected}`);
    expect(meta.get('og:url'), route).toBe(`${site}${expected}`);
  }
});

test('the sitemap lists every page that may be listed, and no other', () => {
  expect(sitemap.map(({ address }) => address).sort()).toEqual(
    listed.map(({ route }) => `${site}${route}`).sort(),
  );
  for (const hidden of ['/test', '/sent', '/problem/contact', '/404', '/service/404']) {
    const page = pages.find(({ route }) => route === hidden);
    expect(page?.meta.get('robots'), hidden).toContain('noindex');
  }
});

test('the sitemap says of no page that it changes in the future, and dates every list of posts', () => {
  for (const { address, changed } of sitemap) {
    if (changed) {
      expect(Date.parse(changed), address).toBeLessThanOrEqual(Date.now());
    }
  }
  const blog = sitemap.find(({ address }) => address === `${site}/blog`);
  const newest = [...read('blog.html').matchAll(/datetime="?(\d{4}-\d\d-\d\d)/gi)]
    .map(([, day]) => day)
    .sort()
    .at(-1);
  expect(blog?.changed).toContain(newest);
});

test('robots.txt opens the site and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('User-agent: *\nAllow: /\n');
  expect(text).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
});

test('llms.txt has its name, its summary, and links that all lead somewhere', async ({
  request,
}) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# .+\n\n> .+\n\n[\s\S]+\n\n## .+\n\n- \[/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\((.+?)\): .{70,}$/gm)].map(
    ([, link = '']) => link,
  );
  expect(links).toHaveLength(listed.length);
  for (const link of links) {
    const { origin, pathname } = new URL(link);
    const file = pathname === '/' ? '/index.html' : pathname;
    expect(origin).toBe(site);
    expect(
      existsSync(path.join(build, file)) || existsSync(path.join(build, `${file}.html`)),
      link,
    ).toBe(true);
  }
});

const mirrored = pages.filter(({ route }) => existsSync(path.join(build, `${route}.md`)));

test('every post, service, work and trade can be read as Markdown, whole and without page code', () => {
  const entries = listed.filter(({ route }) => /^\/(service|portfolio|industry)\//.test(route));
  const posts = pages.filter(({ html }) => html.includes('__blog-post-container'));
  expect(mirrored).toHaveLength(entries.length + posts.length);
  for (const { route, html } of mirrored) {
    const text = read(`${route}.md`);
    const heading = /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
    expect(text, route).toMatch(/^# .+\n\n> .+\n/);
    expect(titleOf(`<title>${text.split('\n')[0]}<`), route).toBe(
      `# ${titleOf(`<title>${heading}<`)}`,
    );
    const prose = text.replace(/```[\s\S]*?```/g, '');
    expect(prose, route).not.toMatch(/\]\(\.|\]\(\/|\{\/\*|^---$/m);
    const links = [...prose.matchAll(/\]\((https:[^)#\s]*)/g)].map(([, to = '']) => to);
    for (const to of links.filter((link) => link.startsWith(site))) {
      const file = `${new URL(to).pathname.replace(/^\/$/, '/index')}.html`;
      expect(existsSync(path.join(build, file)), `${route}: ${to}`).toBe(true);
    }
    expect(html).toMatch(
      new RegExp(`<link [^>]*type="?text/markdown"? href="?${route}\\.md"?[ >]`),
    );
    expect(read('llms.txt')).toContain(`(${site}${route}.md)`);
  }
});

test('a Markdown mirror says what it is, and which page search engines should list', async ({
  request,
}) => {
  for (const route of oneOfEachKind) {
    const headers = (await request.get(`${route}.md`)).headers();
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers.link).toBe(`<${site}${route}>; rel="canonical"`);
  }
});

test.describe('A page shared elsewhere', () => {
  test('is shown with its title, its summary and its own picture', async () => {
    const pictures = new Set<string>();
    for (const { route, html, title, description, meta } of pages) {
      expect(meta.get('og:title'), route).toContain(title);
      expect(meta.get('og:description'), route).toBe(description);
      expect(meta.get('og:type'), route).toBe(
        html.includes('__blog-post-container') ? 'article' : 'website',
      );
      expect(meta.get('og:site_name'), route).toBe(company.name);
      expect(meta.get('og:locale'), route).toBe('en_IN');
      expect(meta.get('twitter:card'), route).toBe('summary_large_image');
      expect(meta.get('og:image:alt'), route).toContain(title);
      expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630']);
      for (const tag of ['og:title', 'og:type', 'og:image', 'og:url']) {
        expect(html.split(new RegExp(`property="?${tag}["\\s]`)), `${route} ${tag}`).toHaveLength(
          2,
        );
      }
      const image = new URL(meta.get('og:image') ?? '');
      expect(image.origin).toBe(site);
      pictures.add(image.pathname);
      const { width, height, format, size } = await sharp(
        readFileSync(path.join(build, image.pathname)),
      ).metadata();
      expect({ width, height, format }, route).toEqual({
        width: 1200,
        height: 630,
        format: 'jpeg',
      });
      expect(size, `${route}: chat programs leave out what is heavy`).toBeLessThan(200_000);
    }
    expect(pictures.size).toBe(pages.length);
  });

  test('keeps its picture to itself no longer than a day, so that a new one is seen', async ({
    request,
  }) => {
    const headers = (await request.get('/share/home.jpeg')).headers();
    expect(headers['content-type']).toBe('image/jpeg');
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });
});

test('a visitor who comes from a search engine with words finds them searched', async ({
  page,
  request,
}) => {
  await page.goto(await searchAddress(request, 'hosting'));
  await untilHydrated(page);
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  await expect(dialog.getByRole('searchbox')).toHaveValue('hosting');
  await expect(dialog.getByRole('link').first()).toBeVisible();
});

/** As the home page gives it to search engines. */
async function searchAddress(request: APIRequestContext, words: string): Promise<string> {
  const html = await (await request.get('/')).text();
  const template = /"urlTemplate":"([^"]+)"/.exec(html)?.[1] ?? '';
  return template.replace(site, '').replace('{words}', words);
}

test('structured data outlives the start of the page’s scripts, and then speaks of the page shown', async ({
  page,
}) => {
  const data = page.locator('script[type="application/ld+json"]');
  const [service = ''] = someService;
  await page.goto(service);
  await untilHydrated(page);
  await expect(data).toHaveCount(1);
  const others = page.locator(`footer a[href^="/service/"]:not([href="${service}"])`);
  const next = (await others.first().getAttribute('href')) ?? '';
  await others.first().click();
  await expect(page).toHaveURL(next);
  await expect(data).toHaveCount(1);
  await expect
    .poll(() => data.evaluate((script) => script.textContent))
    .toContain(`"url":"${site}${new URL(page.url()).pathname}"`);
});
