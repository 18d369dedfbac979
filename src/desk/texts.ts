import { fillPlaceholders } from '../shared/messages.ts';
import texts from './texts.json' with { type: 'json' };

export { texts };

/** Fills a text; a number of messages, files or days gets its noun, such as "1 message". */
export function say(text: string, values: Record<string, string | number>): string {
  const nouns: Record<string, { one: string; other: string }> = texts.nouns;
  const filled = Object.entries(values).map(([name, value]) => {
    const noun = Object.hasOwn(nouns, name) && nouns[name]?.[value === 1 ? 'one' : 'other'];
    return [name, noun ? `${value} ${noun}` : String(value)];
  });
  return fillPlaceholders(text, Object.fromEntries(filled));
}

export function findText(textsByKey: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(textsByKey, key) ? textsByKey[key] : undefined;
}
