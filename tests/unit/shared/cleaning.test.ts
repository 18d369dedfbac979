import { expect, test } from 'vitest';
import { cleanLine, cleanText } from '../../../src/shared/cleaning.ts';

const removedCharacters = [
  ...[...Array(0x20).keys()].filter((code) => ![0x09, 0x0a, 0x0d].includes(code)),
  ...Array.from({ length: 0x21 }, (_, index) => 0x7f + index).filter((code) => code !== 0x85),
  ...[0x061c, 0x200e, 0x200f, 0xfeff],
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
].map((code) => String.fromCharCode(code));

test('removes control characters and direction marks, and nothing else', () => {
  for (const character of removedCharacters) {
    expect(cleanText(`a${character}b`), JSON.stringify(character)).toBe('ab');
  }
  expect(cleanText('a\tb\u200cc\u200dd')).toBe('a\tb\u200cc\u200dd');
});

test('normalises line breaks, to a space in single-line fields', () => {
  for (const lineBreak of ['\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029']) {
    expect(cleanText(`a${lineBreak}b`)).toBe('a\nb');
    expect(cleanLine(`a${lineBreak} b`)).toBe('a b');
  }
});
