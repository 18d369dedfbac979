/** Stricter rules for our own pages than for another owner's. */
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/run.ts';
import { readContent } from '../../../src/plugins/content/read.ts';
import { build, isPost, visitorPages as pages } from '../../built/support/pages.ts';
import { fixture } from '../../support/fixture.ts';

/** The schemas allow longer titles, for a long {company}. */
test.skipIf(process.env.CONTENT_DIR)(
  'titles but of posts have 30 to 60 letters, descriptions 70 to 160',
  () => {
    const ownPages = pages.filter((page) => !isPost(page));
    const wrong = ownPages.flatMap(({ route, html, description }) => {
      const [, title = ''] = /<title[^>]*>([^<]*)</.exec(html) ?? [];
      const text = title.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
      return [
        ...(/^.{30,60}$/s.test(text) ? [] : [`${route}: ${text}`]),
        ...(/^.{70,160}$/s.test(description) ? [] : [`${route}: ${description}`]),
      ];
    });
    expect(wrong).toEqual([]);
  },
);

test('no picture on a page weighs more than 120 kB, or 60 kB in the hero', () => {
  const addresses = new Set(
    pages.flatMap(({ html }) => html.match(/\/pictures\/[^" ,>]+\.avif/g) ?? []),
  );
  expect(addresses.size).toBeGreaterThan(0);
  const tooHeavy = [...addresses]
    .map((address) => ({ address, kB: statSync(path.join(build, address)).size / 1000 }))
    .filter(({ address, kB }) => kB > (address.startsWith('/pictures/hero/') ? 60 : 120));
  expect(tooHeavy).toEqual([]);
});

test('the site of another agency has none of our names, addresses and colours', () => {
  const { company, services, brand } = readContent(`${root}/src/content`);
  const { name, fullName, email, phones, site, address } = company;
  const traces = [
    ...[name, fullName, email, new URL(site).host, address.street, address.city],
    ...phones.flatMap((phone) => [phone, phone.replace(/\D/g, '')]),
    ...Object.keys(services),
  ];
  // The editor's hints have examples from our content.
  const exclude = ['editor/*'];
  const files = globSync('**/{*.{html,js,css,json,svg,xml,txt,md},_*}', {
    cwd: fixture.out,
    exclude,
  });
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = readFileSync(path.join(fixture.out, file), 'utf8');
    const colours = file.startsWith('drawn/') ? [] : Object.values(brand.colours);
    const foundTraces = [...traces, ...colours].filter((trace) => text.includes(trace));
    expect(foundTraces, file).toEqual([]);
  }
});
