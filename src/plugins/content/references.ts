/** What no single file can know: that services, routes and pictures it names are there. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../content/schemas/index.ts';

export const pictureKinds = ['.webp', '.png', '.jpg', '.svg'];

export function findPicture(folder: string, file: string): string | undefined {
  return pictureKinds
    .map((kind) => path.join(folder, 'pictures', `${file}${kind}`))
    .find((place) => existsSync(place));
}

export function findBrokenReferences(content: Content, folder: string): string[] {
  const { services, ...files } = content;
  const keys = Object.keys(services);
  const found: string[] = [];

  for (const [file, value] of [
    ...Object.entries(files).map(([name, value]) => [`${name}.yml`, value] as const),
    ...Object.entries(services).map(([key, value]) => [`services/${key}.yml`, value] as const),
  ]) {
    walk(value, [], (field, text) => {
      const service = /^\/service\/([^?#]+)/.exec(text)?.[1];
      if (service && !keys.includes(service)) {
        found.push(
          `src/content/${file}: ${field}: there is no service "${service}". Write one of ${keys.join(', ')}.`,
        );
      }
      if (field.endsWith('.file') && !findPicture(folder, text)) {
        found.push(
          `src/content/${file}: ${field}: there is no picture "${text}". Put ${text}.webp below src/content/pictures, or name one that is there.`,
        );
      }
    });
  }
  for (const [key, service] of Object.entries(services)) {
    for (const other of service.related) {
      if (!keys.includes(other) || other === key) {
        found.push(
          `src/content/services/${key}.yml: related: "${other}" is not another service. Write one of ${keys.filter((name) => name !== key).join(', ')}.`,
        );
      }
    }
  }
  return found;
}

function walk(
  value: unknown,
  place: (string | number)[],
  visit: (field: string, text: string) => void,
): void {
  if (typeof value === 'string') {
    visit(place.join('.'), value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      walk(inner, [...place, key], visit);
    }
  }
}
