/** What owners change in the content, as the built site of another agency shows it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listUnfinished } from '../../scripts/lib/unfinished.ts';
import type { Content } from '../../src/content/schemas/index.ts';
import { readContent } from '../../src/plugins/content/read.ts';
import { buildMenu } from '../../src/plugins/content/services.ts';
import { baseOf } from '../../src/plugins/pictures/prepare.ts';
import { buildOtherSite, buildTimeout, otherPlaces, otherSite } from '../support/other-site.ts';

const shipped = path.resolve(import.meta.dirname, '../../src/content');

describe('the site of another agency', () => {
  let other: Content;
  beforeAll(async () => {
    await buildOtherSite();
    other = readContent(otherPlaces.content);
  }, buildTimeout);

  function read(file: string): string {
    return readFileSync(path.join(otherSite, file), 'utf8');
  }

  test('has a page for each of its services and for none of ours', () => {
    const pages = globSync('service/*.html', { cwd: otherSite }).map((file) =>
      path.basename(file, '.html'),
    );
    expect(pages.sort()).toEqual(['404', ...Object.keys(other.services)].sort());
    expect(read('sitemap.xml')).toContain(`${other.company.site}/service/tides<`);
  });

  test('lists them in the menu of every page, in their groups and order, by their labels', () => {
    const [, ...groups] = buildMenu(other);
    const wanted = groups.flatMap(({ links }) => links.map(({ to }) => to));
    // The owner's desk and the editor have no menu.
    const exclude = ['desk.html', 'editor.html'];
    for (const file of globSync('**/*.html', { cwd: otherSite, exclude })) {
      const menu = /<nav[\s\S]*?<\/nav>/g[Symbol.match](read(file))?.join('') ?? '';
      const found = [...menu.matchAll(/href="?(\/service\/\w+)["> ]/g)].map(([, to]) => to);
      expect(found.slice(0, wanted.length), file).toEqual(wanted);
      for (const { label } of groups) {
        expect(menu, file).toContain(`>${label}<`);
      }
    }
  });

  test('says nowhere what we are called, where we are and what colours we have', () => {
    const ours = readContent(shipped);
    const [, heading] = /<h1[^>]*>([^<]*)/.exec(read('index.html')) ?? [];
    expect(heading).toBe(other.home.hero.headlines[0]);
    const { name, fullName, email, phones, site, address } = ours.company;
    const words = [name, fullName, email, new URL(site).host, address.street, address.city]
      .concat(phones)
      .concat(phones.map((phone) => phone.replace(/\D/g, '')))
      .concat(Object.keys(ours.services).filter((key) => !other.services[key]));
    for (const file of globSync('**/{*.{html,js,css,json,svg,xml,txt,md},_*}', {
      cwd: otherSite,
      // Its forms say what to write by examples of ours.
      exclude: ['editor/*'],
    })) {
      const text = read(file);
      expect(
        words.filter((word) => text.includes(word)),
        file,
      ).toEqual([]);
      for (const [name, colour] of Object.entries(ours.brand.colours)) {
        const drawn = file.startsWith('drawn/') && !file.startsWith('drawn/map');
        expect(!drawn && text.includes(colour), `${name} in ${file}`).toBe(false);
      }
    }
    expect(read('logo.svg')).toContain(other.brand.colours.deep);
  });

  test('has no picture or drawing of ours', () => {
    const masters = globSync('pictures/**/*.*', { cwd: shipped });
    const ours = masters.map((file) => baseOf(readFileSync(path.join(shipped, file)), ''));
    const built = globSync('pictures/**/*.*', { cwd: otherSite });
    expect(built.length).toBeGreaterThan(0);
    expect(built.filter((file) => ours.some((hash) => file.includes(hash.slice(-9))))).toEqual([]);
    const named = JSON.stringify(other);
    const drawings = globSync('drawn/{industries,partners,people}/*.svg', { cwd: otherSite });
    expect(drawings.filter((file) => !named.includes(file.slice(0, -4)))).toEqual([]);
  });

  test('shows what its writer and its owner saved in the editor (tests/e2e/editor.spec.ts)', () => {
    const post = read('blog/fog-signals.html');
    expect(post).toMatch(/<meta[^>]+og:image[^>]+\/share\/blog\/fog-signals/);
    expect(globSync('share/blog/fog-signals*', { cwd: otherSite })).toHaveLength(1);
    expect(post).toContain('The same boat, an hour later');
    expect(read('blog.html')).toMatch(/href="?\/blog\/fog-signals[" >]/);
    expect(read('blog/rss.xml')).toContain('/blog/fog-signals</link>');
    const team = read('about/team.html');
    expect(team).toMatch(/<img[^>]+\/pictures\/anh\./);
    expect(team).toContain('आन्या देशपांडे');
    expect(read('contact.html')).toContain('+44 (0)20 7946 0012');
  });

  test('has the editor, since its repository is named, and search engines are not told of it', () => {
    expect(read('editor.html')).toContain('<meta name="robots" content="noindex">');
    expect(read('editor.html')).toContain('"repository":"saltmarsh/website"');
    const isConnected = Boolean(readContent().embeds.editor);
    expect(existsSync(path.join(shipped, '../../build/editor.html'))).toBe(isConnected);
    const told = globSync(['**/*.{html,js,xml,txt,md,json}', '_redirects'], {
      cwd: otherSite,
      exclude: ['editor*', 'editor/**'],
    });
    expect(told.length).toBeGreaterThan(50);
    expect(
      told.filter((file) => /["'=]\/editor|sveltia|saltmarsh\/website/.test(read(file))),
    ).toEqual([]);
    expect(globSync('share/editor*', { cwd: otherSite })).toEqual([]);
  });

  test('has nothing left that is sample or unset', () => {
    expect(listUnfinished(otherPlaces)).toEqual([]);
  });
});
