/** What owners change in the content, as the built site shows it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capture } from '../../scripts/steps/run.ts';
import { type ContentFolder, copyContent } from './support/content-folder.ts';

const patience = 180_000;

describe('a build over a changed content folder', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'code-crafters-site-'));
  const folder = copyContent();

  beforeAll(async () => {
    folder.write(
      'services/photography.yml',
      folder
        .read('services/webdesign.yml')
        .replace(/^title: .*/, 'title: Shop Photography')
        .replace('label: Website Design', 'label: Photography')
        .replace('order: 10', 'order: 15'),
    );
    folder.change('services/webmaintenance.yml', 'label: Website Maintenance', 'label: Site Care');
    folder.change('navigation.yml', 'label: Digital Marketing }', 'label: Being Found }');
    const { code, output } = await capture(
      'docusaurus',
      ['build', '--out-dir', path.join(site, 'build')],
      {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NO_UPDATE_NOTIFIER: '1',
          CONTENT_DIR: folder.place,
          // The bundler's cache remembers the folder of generated files, which is another here.
          DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(site, 'generated'),
        },
      },
    );
    expect(code, output).toBe(0);
  }, patience);

  afterAll(() => {
    folder.remove();
    rmSync(site, { recursive: true });
  });

  function page(route: string): string {
    return readFileSync(path.join(site, 'build', `${route}.html`), 'utf8');
  }

  test('has a page for the added service, without a change to any code', () => {
    expect(page('service/photography')).toMatch(/<h1[^>]*>Shop Photography<\/h1>/);
    expect(page('service/photography')).toContain('/contact?service=photography');
    expect(readFileSync(path.join(site, 'build/sitemap.xml'), 'utf8')).toContain(
      '/service/photography<',
    );
  });

  test('lists the added service in the menu of every page, in its place', () => {
    for (const route of ['index', 'contact', 'service/crmsoftwaremanagement', 'service/404']) {
      const html = page(route);
      const at = ['webdesign', 'photography', 'webdevelopment'].map((key) =>
        html.search(new RegExp(`href="?/service/${key}["> ]`)),
      );
      expect(at, route).toEqual([...at].sort((one, other) => one - other));
      expect(at[0], route).toBeGreaterThan(0);
    }
  });

  function labels(html: string, label: string): number {
    return html.split(`>${label}</a>`).length - 1;
  }

  test('says a changed label in every place, and the old one in none', () => {
    const pages = readdirSync(path.join(site, 'build'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.replace(/\.html$/, ''));
    expect(pages.length).toBeGreaterThan(30);
    for (const route of pages) {
      const html = page(route);
      const navigation = [...html.matchAll(/<nav[\s\S]*?<\/nav>/g)].join('');
      expect(labels(navigation, 'Site Care'), route).toBe(2);
      expect(labels(navigation, 'Website Maintenance'), route).toBe(0);
      expect(html.match(/<summary[^>]*>Being Found</g), route).toHaveLength(2);
      expect(html.match(/<summary[^>]*>Digital Marketing</g), route).toBeNull();
    }
    expect(page('service/404')).toMatch(/<h2[^>]*>Being Found<\/h2>/);
    expect(page('service/graphicdesign')).toMatch(/"category":"Being Found"/);
  });
});

describe('a build over mistaken content', () => {
  let folder: ContentFolder;
  beforeAll(() => {
    folder = copyContent();
  });
  afterAll(() => folder.remove());

  test(
    'stops with the file, the field and the fix, and nothing else to read',
    async () => {
      folder.change('services/webdesign.yml', '  - title: Page plan\n    ', '  - ');
      folder.change('services/graphicdesign.yml', 'group: digitalMarketing', 'group: marketing');
      const { code, output } = await capture('node', ['scripts/with-dependencies.js', 'build.ts'], {
        env: { ...process.env, CONTENT_DIR: folder.place },
      });
      expect(code).not.toBe(0);
      expect(output.trim().split('\n')).toEqual([
        'The content has 2 mistakes:',
        expect.stringMatching(
          /^ {2}src\/content\/services\/graphicdesign\.yml:\d+: menu\.group: Write one of webServices, mobileServices, customSoftware, digitalMarketing\.$/,
        ),
        expect.stringMatching(
          /^ {2}src\/content\/services\/webdesign\.yml:\d+: features\.0\.title: This field is missing\. Add it\.$/,
        ),
      ]);
    },
    patience,
  );
});
