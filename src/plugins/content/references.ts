/** Checks references between files: services, industries, works, pictures and drawings. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../content/schemas/index.ts';
import { findLowContrast } from '../brand/palette.ts';
import { type FieldKeys, mapParts } from './map-parts.ts';

/** The line of a field in a content file. */
export type LineOf = (file: string, keys: FieldKeys) => number;

const pictureKinds = ['.webp', '.png', '.jpg', '.svg'];

export function findPicture(folder: string, file: string): string | undefined {
  return pictureKinds
    .map((kind) => path.join(folder, 'pictures', `${file}${kind}`))
    .find((place) => existsSync(place));
}

export function findBrokenReferences(
  content: Content,
  { folder, drawings }: { folder: string; drawings: string },
  lineOf: LineOf,
): string[] {
  const { brand, services, ...files } = content;
  const known = {
    service: Object.keys(services),
    trade: content.industries.map(({ slug }) => slug),
    work: content.works.map(({ slug }) => slug),
    testimonial: content.testimonials.map(({ name }) => name),
    kind: Object.keys(content['portfolio-page'].kinds),
    group: content.navigation.serviceGroups.map(({ key }) => key),
  };
  const found: string[] = [];

  function report(file: string, keys: FieldKeys, problem: string) {
    found.push(`src/content/${file}:${lineOf(file, keys)}: ${keys.join('.')}: ${problem}`);
  }

  function checkAll(file: string, value: unknown) {
    mapParts(value, (part, keys) => typeof part === 'string' && check(file, keys, part));
  }

  function check(file: string, keys: FieldKeys, text: string) {
    const field = String(keys.at(-1));
    const list = typeof keys.at(-1) === 'number' ? keys.at(-2) : undefined;
    const [, linked = ''] = /^\/service\/([^?#]+)/.exec(text) ?? [];
    if (linked && !known.service.includes(linked)) {
      report(file, keys, `there is no service "${linked}". ${choose(known.service)}.`);
    } else if (list === 'services' && !known.service.includes(text)) {
      report(file, keys, `"${text}" is not a service. ${choose(known.service)}.`);
    } else if (list === 'trades' && !known.trade.includes(text)) {
      report(file, keys, `"${text}" is no slug of industries.yml. ${choose(known.trade)}.`);
    } else if (file === 'works.yml' && field === 'kind' && !known.kind.includes(text)) {
      const fix = `${choose(known.kind)}, or add it to "kinds" there.`;
      report(file, keys, `there is no kind "${text}" in portfolio-page.yml. ${fix}`);
    } else if (file === 'clients.yml' && field === 'work' && !known.work.includes(text)) {
      report(file, keys, `"${text}" is no slug of works.yml. ${choose(known.work)}.`);
    } else if (field === 'testimonial' && !known.testimonial.includes(text)) {
      const fix = `${choose(known.testimonial)}, or take the line out.`;
      report(file, keys, `nobody of this name stands in testimonials.yml. ${fix}`);
    } else if (field === 'group' && !known.group.includes(text)) {
      const fix = `${choose(known.group)}, or add it there.`;
      report(file, keys, `there is no group "${text}" in navigation.yml. ${fix}`);
    } else if (/^drawn\/\S+$/.test(text) && !existsSync(path.join(drawings, `${text}.svg`))) {
      const fix = `Put it at static/${text}.svg, or name one that is there.`;
      report(file, keys, `there is no drawing "${text}". ${fix}`);
    } else if (field === 'file' && !findPicture(folder, text)) {
      const fix = `Put ${text}.webp below src/content/pictures, or name one that is there.`;
      report(file, keys, `there is no picture "${text}". ${fix}`);
    }
  }

  for (const [name, value] of Object.entries(files)) {
    checkAll(`${name}.yml`, value);
  }
  for (const [key, service] of Object.entries(services)) {
    const file = `services/${key}.yml`;
    const others = known.service.filter((other) => other !== key);
    checkAll(file, service);
    for (const [index, other] of service.related.entries()) {
      if (!others.includes(other)) {
        report(file, ['related', index], `"${other}" is not another service. ${choose(others)}.`);
      } else if (service.related.indexOf(other) < index) {
        const problem = `"${other}" stands here twice. Name another service.`;
        report(file, ['related', index], problem);
      }
    }
  }
  for (const { colour, problem } of findLowContrast(brand.colours)) {
    report('brand.json', ['colours', colour], problem);
  }
  return found;
}

function choose(names: string[]): string {
  return names.length > 0 ? `Write one of ${names.join(', ')}` : 'There is none; take it out';
}
