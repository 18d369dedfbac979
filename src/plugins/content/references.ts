import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../content/schemas/index.ts';
import { findLowContrast } from '../brand/palette.ts';
import { type FieldKeys, mapParts } from './map-parts.ts';

export type LineOf = (file: string, keys: FieldKeys) => number;

const pictureExtensions = ['.webp', '.png', '.jpg', '.svg'];

export function findPicture(folder: string, file: string): string | undefined {
  return pictureExtensions
    .map((kind) => path.join(folder, 'pictures', `${file}${kind}`))
    .find((candidate) => existsSync(candidate));
}

export function findBrokenReferences(
  content: Content,
  { folder, drawings }: { folder: string; drawings: string },
  lineOf: LineOf,
): string[] {
  const { brand, services, ...files } = content;
  const names = {
    service: Object.keys(services),
    industry: content.industries.map(({ slug }) => slug),
    work: content.works.map(({ slug }) => slug),
    testimonial: content.testimonials.map(({ name }) => name),
    kind: Object.keys(content['portfolio-page'].kinds),
    group: content.navigation.serviceGroups.map(({ key }) => key),
  };
  const mistakes: string[] = [];

  function report(file: string, keys: FieldKeys, problem: string) {
    mistakes.push(`src/content/${file}:${lineOf(file, keys)}: ${keys.join('.')}: ${problem}`);
  }

  function checkTexts(file: string, value: unknown) {
    mapParts(value, (part, keys) => typeof part === 'string' && checkText(file, keys, part));
  }

  function checkText(file: string, keys: FieldKeys, text: string) {
    const field = String(keys.at(-1));
    const list = typeof keys.at(-1) === 'number' ? keys.at(-2) : undefined;
    const [, linkedService = ''] = /^\/service\/([^?#]+)/.exec(text) ?? [];
    if (linkedService && !names.service.includes(linkedService)) {
      report(file, keys, `there is no service "${linkedService}". ${optionsText(names.service)}.`);
    } else if (list === 'services' && !names.service.includes(text)) {
      report(file, keys, `"${text}" is not a service. ${optionsText(names.service)}.`);
    } else if (list === 'trades' && !names.industry.includes(text)) {
      report(file, keys, `"${text}" is no slug of industries.yml. ${optionsText(names.industry)}.`);
    } else if (file === 'works.yml' && field === 'kind' && !names.kind.includes(text)) {
      const fix = `${optionsText(names.kind)}, or add it to "kinds" there.`;
      report(file, keys, `there is no kind "${text}" in portfolio-page.yml. ${fix}`);
    } else if (file === 'clients.yml' && field === 'work' && !names.work.includes(text)) {
      report(file, keys, `"${text}" is no slug of works.yml. ${optionsText(names.work)}.`);
    } else if (field === 'testimonial' && !names.testimonial.includes(text)) {
      const fix = `${optionsText(names.testimonial)}, or take the line out.`;
      report(file, keys, `nobody of this name stands in testimonials.yml. ${fix}`);
    } else if (field === 'group' && !names.group.includes(text)) {
      const fix = `${optionsText(names.group)}, or add it there.`;
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
    checkTexts(`${name}.yml`, value);
  }
  for (const [key, service] of Object.entries(services)) {
    const file = `services/${key}.yml`;
    const others = names.service.filter((other) => other !== key);
    checkTexts(file, service);
    for (const [index, other] of service.related.entries()) {
      if (!others.includes(other)) {
        report(
          file,
          ['related', index],
          `"${other}" is not another service. ${optionsText(others)}.`,
        );
      } else if (service.related.indexOf(other) < index) {
        const problem = `"${other}" stands here twice. Name another service.`;
        report(file, ['related', index], problem);
      }
    }
  }
  for (const { colour, problem } of findLowContrast(brand.colours)) {
    report('brand.json', ['colours', colour], problem);
  }
  return mistakes;
}

function optionsText(names: string[]): string {
  return names.length > 0 ? `Write one of ${names.join(', ')}` : 'There is none; take it out';
}
