import { expect, test } from 'vitest';
import { classifyVisitSource } from '../../worker/views/source.ts';

// biome-ignore format: a source a line
const hostsBySourceKind = { direct: [''],
  search: ['www.google.co.in', 'google.com', 'www.bing.com', 'duckduckgo.com', 'search.brave.com', 'in.search.yahoo.com', 'yandex.ru', 'com.google.android.googlequicksearchbox'],
  social: ['l.facebook.com', 'm.facebook.com', 'www.instagram.com', 'lnkd.in', 'www.linkedin.com', 't.co', 'x.com', 'web.whatsapp.com', 'youtu.be', 'www.youtube.com'],
  link: ['mail.google.com', 'docs.google.com', 'dropbox.com', 'netflix.com', 'research.example', 'notfacebook.com', 'facebook.com.evil.example', 'example.org:8080', '<b>', 'x'.repeat(900)],
};

const visitCases = Object.entries(hostsBySourceKind).flatMap(([sourceKind, hostNames]) =>
  hostNames.map((host) => [host, sourceKind] as const),
);
test.each(visitCases)('a visit from the host "%s" counts as the source %s', (host, sourceKind) => {
  expect(classifyVisitSource(host, '', ['newsletter'])).toBe(sourceKind);
  expect(classifyVisitSource(host, 'newsletter', ['newsletter'])).toBe('campaign:newsletter');
  expect(classifyVisitSource(host, 'of-somebody-else', ['newsletter'])).toBe(sourceKind);
});
