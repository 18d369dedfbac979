import { existsSync } from 'node:fs';
import path from 'node:path';
import type * as v from 'valibot';
import { type Content, fileSchemas, folderSchemas } from '../../content/schemas/index.ts';
import { findContrastProblems } from '../brand/palette.ts';
import type { FieldKeys } from './map-nested-values.ts';
import type { Reference, SchemaText } from './relations.ts';
import { listEntryNames, listReferences, listTexts } from './relations.ts';
import type { DescribeMistake } from './yaml.ts';

const pictureExtensions = ['.webp', '.png', '.jpg', '.svg'];

export function findPicturePath(contentFolder: string, pictureName: string): string | undefined {
  return pictureExtensions
    .map((extension) => path.join(contentFolder, 'pictures', `${pictureName}${extension}`))
    .find((filePath) => existsSync(filePath));
}

export function findReferenceAndContrastMistakes(
  content: Content,
  { contentFolder, staticFolder }: { contentFolder: string; staticFolder: string },
  describers: Map<string, DescribeMistake>,
): string[] {
  const { brand, services } = content;
  const mistakes: string[] = [];

  function report(fileName: string, keys: FieldKeys, problem: string | undefined) {
    if (problem) {
      mistakes.push(describers.get(fileName)?.(keys, problem) ?? problem);
    }
  }

  function findTextProblem({ text, metadata }: SchemaText): string | undefined {
    const [, serviceKey] = /^\/service\/([^?#]+)/.exec(text) ?? [];
    if (serviceKey && !Object.hasOwn(services, serviceKey)) {
      const addresses = Object.keys(services).map((key) => `/service/${key}`);
      const choices = joinChoices([...addresses, 'the address of another page']);
      return `there is no service "${serviceKey}". Write ${choices}.`;
    }
    if (metadata.drawing && !existsSync(path.join(staticFolder, `${text}.svg`))) {
      return `there is no drawing "${text}". Put it at static/${text}.svg, or name one that is there.`;
    }
    if (metadata.widget === 'picture' && !findPicturePath(contentFolder, text)) {
      return `there is no picture "${text}". Put ${text}.webp below src/content/pictures, or name one that is there.`;
    }
  }

  function findReferenceProblem(
    { text, file, field, keys, isRemovable }: Reference,
    ownName: string,
    listedTexts: Set<string>,
  ): string | undefined {
    const listKey = JSON.stringify([keys.slice(0, -1), text]);
    if (typeof keys.at(-1) === 'number' && listedTexts.has(listKey)) {
      return `"${text}" is listed twice. Name another, or take it out.`;
    }
    listedTexts.add(listKey);
    if (file === 'services' && text === ownName) {
      return 'this is the service itself. Name another, or take it out.';
    }
    const names = listEntryNames(Object(content)[file], field).filter((name) => name !== ownName);
    if (names.includes(text)) {
      return undefined;
    }
    const advice =
      names.length > 0
        ? `Write ${joinChoices(names)}, ${isRemovable ? 'add it there, or take it out' : 'or add it there'}`
        : `Add it there${isRemovable ? ', or take it out' : ''}`;
    const [, , listName] = field.split('.').reverse();
    const shownFile = file in folderSchemas ? `${file}/` : `${file}.yml`;
    const shownList = listName ? `"${listName}" of ${shownFile}` : shownFile;
    return `"${text}" is not in ${shownList}. ${advice}.`;
  }

  function checkTexts(fileName: string, schema: v.GenericSchema, value: unknown, ownName = '') {
    const listedTexts = new Set<string>();
    for (const text of listTexts(schema, value)) {
      // A redirect begins where there is no page.
      if (fileName !== 'redirects.yml' || text.keys.at(-1) !== 'from') {
        report(fileName, text.keys, findTextProblem(text));
      }
    }
    for (const reference of listReferences(schema, value)) {
      report(fileName, reference.keys, findReferenceProblem(reference, ownName, listedTexts));
    }
  }

  for (const [name, schema] of Object.entries(fileSchemas)) {
    checkTexts(`${name}.yml`, schema, Object(content)[name]);
  }
  for (const [key, service] of Object.entries(services)) {
    checkTexts(`services/${key}.yml`, folderSchemas.services, service, key);
  }
  for (const { colour, problemText } of findContrastProblems(brand.colours)) {
    report('brand.json', ['colours', colour], problemText);
  }
  return mistakes;
}

function joinChoices(choices: string[]): string {
  return [choices.slice(0, -1).join(', '), choices.at(-1)].filter(Boolean).join(' or ');
}
