/** Our pages are in one language each, but for names, abbreviations and the words listed here. */
import { DomUtils } from 'htmlparser2';
import { expect, test } from 'vitest';
import { languages, type pages, visitorPages } from '../../built/support/pages.ts';

type Node = (typeof pages)[number]['document']['node']['children'][number];

/** Products, papers, laws and terms that Lucknow says in English. */
const termsInHindi = `
  Android Apple Chromium Cloudflare Excel Facebook Git GitHub Google IndiaMART Instagram JavaScript
  Jetpack Compose Joomla Kotlin Laravel LinkedIn Maps Python React Search Business Profile Console
  Store Swift SwiftUI TalkBack Tally TestFlight Track Play Turnstile Twitter TypeScript VoiceOver
  Vatika WhatsApp Windows Word WordPress YouTube axe-core Trust iOS iPad e-invoice e-way bill in-app
  purchase Small Program D-U-N-S Face Guided Access Sign in with Calendar Muslin hello
  commit schema query plan queue retry idempotency core kB mm com org
  theme welcomed scroll-tops draft campaign language-offered local storage utm source
  Do Not Global Privacy Control Act Digital Personal Data Protection Board of India
  Web Content Accessibility Guidelines Schedule School Form Ed Com B- C- CSR- GSTR- ITC-
  Haldi Madder Indigo Dot Grid Large Aa robots Welcome to our website`
  .toLowerCase()
  .split(/\s+/);

const [{ works, clients, partners, testimonials, team, company }] = languages as [
  (typeof languages)[0],
];
const names = JSON.stringify([works, clients, partners, testimonials, team, company])
  .toLowerCase()
  .match(/[a-z][a-z’-]+/g);
const allowedWords = new Set([...termsInHindi, ...(names ?? [])]);

function listTexts(node: Node, language: string): { language: string; text: string }[] {
  if (node.type === 'text') {
    return [{ language, text: node.data }];
  }
  if (!DomUtils.isTag(node) || ['script', 'style', 'code', 'pre'].includes(node.name)) {
    return [];
  }
  const { lang = language, alt = '', title = '', placeholder = '' } = node.attribs;
  const isText = /^(?:description|og:(?:title|description|image:alt))$/.test(
    node.attribs.name ?? node.attribs.property ?? '',
  );
  const attributes = [alt, title, placeholder, node.attribs['aria-label'] ?? ''];
  return [
    ...[...attributes, isText ? (node.attribs.content ?? '') : ''].map((text) => ({
      language: lang,
      text,
    })),
    ...node.children.flatMap((child) => listTexts(child, lang)),
  ].map((found) => ({ ...found, language: found.language.slice(0, 2) }));
}

const texts = visitorPages.flatMap(({ route, document }) =>
  document.node.children
    .flatMap((node) => listTexts(node, ''))
    .map((found) => ({ ...found, route })),
);

test.skipIf(process.env.CONTENT_DIR)('no English is left on the pages in Hindi', () => {
  const hindiTexts = texts.filter(({ language }) => language === 'hi');
  expect(hindiTexts.length).toBeGreaterThan(1000);
  const englishWords = hindiTexts.flatMap(({ text, route }) =>
    (text.match(/(?<![\w@./-])[A-Za-z][A-Za-z’-]+/g) ?? [])
      .filter((word) => !/^[A-Z]{2,6}$/.test(word) && !allowedWords.has(word.toLowerCase()))
      .map((word) => `${route}: ${word}: ${text}`),
  );
  expect(englishWords).toEqual([]);
});

test.skipIf(process.env.CONTENT_DIR)('no Hindi is on the pages in English', () => {
  const hindiTexts = texts.filter(
    ({ language, text }) => language === 'en' && /\p{Script=Devanagari}/u.test(text),
  );
  expect(hindiTexts).toEqual([]);
});
