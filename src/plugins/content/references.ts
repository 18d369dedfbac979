/** Checks references between files: services, industries, works, pictures and drawings. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '../../content/schemas/index.ts';
import { findPaleColours } from '../brand/palette.ts';
import type { FieldKeys } from './yaml.ts';

/** The line of a field in a content file. */
export type LineOf = (file: string, keys: FieldKeys) => number;

const pictureKinds = ['.webp', '.png', '.jpg', '.svg'];

export function findPicture(folder: string, file: string): string | undefined {
  return pictureKinds
    .map((kind) => path.join(folder, 'pictures', `${file}${kind}`))
    .find((place) => existsSync(place));
}

const staticDir = fileURLToPath(new URL('../../../static', import.meta.url));

export function findBrokenReferences(content: Content, folder: string, lineOf: LineOf): string[] {
  const { brand, services, ...files } = content;
  const serviceKeys = Object.keys(services);
  const trades = content.industries.map(({ slug }) => slug);
  const works = content.works.map(({ slug }) => slug);
  const speakers = content.testimonials.map(({ name }) => name);
  const found: string[] = [];

  function report(file: string, keys: FieldKeys, problem: string) {
    found.push(`src/content/${file}:${lineOf(file, keys)}: ${keys.join('.')}: ${problem}`);
  }

  for (const [file, value] of [
    ...Object.entries(files).map(([name, value]) => [`${name}.yml`, value] as const),
    ...Object.entries(services).map(([key, value]) => [`services/${key}.yml`, value] as const),
  ]) {
    walk(value, [], (keys, text) => {
      const service = /^\/service\/([^?#]+)/.exec(text)?.[1];
      if (service && !serviceKeys.includes(service)) {
        report(
          file,
          keys,
          `there is no service "${service}". Write one of ${serviceKeys.join(', ')}.`,
        );
      }
      if (isEntryOf('services', keys) && !serviceKeys.includes(text)) {
        report(file, keys, `"${text}" is not a service. Write one of ${serviceKeys.join(', ')}.`);
      }
      if (isEntryOf('trades', keys) && !trades.includes(text)) {
        report(
          file,
          keys,
          `"${text}" is no slug of industries.yml. Write one of ${trades.join(', ')}.`,
        );
      }
      if (file === 'clients.yml' && keys.at(-1) === 'work' && !works.includes(text)) {
        report(file, keys, `"${text}" is no slug of works.yml. Write one of ${works.join(', ')}.`);
      }
      if (keys.at(-1) === 'testimonial' && !speakers.includes(text)) {
        report(
          file,
          keys,
          `nobody of this name stands in testimonials.yml. Write one of ${speakers.join(', ')}, or take the line out.`,
        );
      }
      if (/^drawn\/\S+$/.test(text) && !existsSync(path.join(staticDir, `${text}.svg`))) {
        report(
          file,
          keys,
          `there is no drawing "${text}". Put it at static/${text}.svg, or name one that is there.`,
        );
      }
      if (keys.at(-1) === 'file' && !findPicture(folder, text)) {
        report(
          file,
          keys,
          `there is no picture "${text}". Put ${text}.webp below src/content/pictures, or name one that is there.`,
        );
      }
    });
  }
  for (const { colour, problem } of findPaleColours(brand.colours)) {
    report('brand.json', ['colours', colour], problem);
  }
  const groups = content.navigation.serviceGroups.map(({ key }) => key);
  for (const [key, { related, menu }] of Object.entries(services)) {
    if (!groups.includes(menu.group)) {
      report(
        `services/${key}.yml`,
        ['menu', 'group'],
        `there is no group "${menu.group}" in navigation.yml. Write one of ${groups.join(', ')}, or add it there.`,
      );
    }
    const others = serviceKeys.filter((other) => other !== key);
    for (const [index, other] of related.entries()) {
      const place: FieldKeys = ['related', index];
      if (!others.includes(other)) {
        report(
          `services/${key}.yml`,
          place,
          `"${other}" is not another service. Write one of ${others.join(', ')}.`,
        );
      } else if (related.indexOf(other) < index) {
        report(`services/${key}.yml`, place, `"${other}" stands here twice. Name another service.`);
      }
    }
  }
  return found;
}

function isEntryOf(list: string, keys: FieldKeys): boolean {
  return keys.at(-2) === list && typeof keys.at(-1) === 'number';
}

function walk(
  value: unknown,
  keys: FieldKeys,
  visit: (keys: FieldKeys, text: string) => void,
): void {
  if (typeof value === 'string') {
    visit(keys, value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      walk(inner, [...keys, Array.isArray(value) ? Number(key) : key], visit);
    }
  }
}
