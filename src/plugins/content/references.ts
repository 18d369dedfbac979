import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../content/schemas/index.ts';
import { findContrastProblems } from '../brand/palette.ts';
import { describeFolder } from './folder-paths.ts';
import { type FieldKeys, mapParts } from './map-nested-values.ts';

export type LineOf = (file: string, fieldKeys: FieldKeys) => number;

const pictureExtensions = ['.webp', '.png', '.jpg', '.svg'];

export function findPicturePath(contentFolder: string, pictureName: string): string | undefined {
  return pictureExtensions
    .map((extension) => path.join(contentFolder, 'pictures', `${pictureName}${extension}`))
    .find((candidatePath) => existsSync(candidatePath));
}

export function findReferenceAndContrastMistakes(
  content: Content,
  { contentFolder, staticFolder }: { contentFolder: string; staticFolder: string },
  findLineNumber: LineOf,
): string[] {
  const { brand, services, ...otherContentByName } = content;
  const entryNamesByKind = {
    service: Object.keys(services),
    industry: content.industries.map(({ slug }) => slug),
    work: content.works.map(({ slug }) => slug),
    testimonial: content.testimonials.map(({ name }) => name),
    kind: Object.keys(content['portfolio-page'].kinds),
    group: content.navigation.serviceGroups.map(({ key }) => key),
  };
  const mistakes: string[] = [];

  function reportMistake(fileName: string, keyPath: FieldKeys, problemText: string) {
    const lineNumber = findLineNumber(fileName, keyPath);
    const shownPath = `${describeFolder(contentFolder, 'src/content')}/${fileName}`;
    mistakes.push(`${shownPath}:${lineNumber}: ${keyPath.join('.')}: ${problemText}`);
  }

  function checkTexts(fileName: string, fileContent: unknown) {
    mapParts(fileContent, (part, keyPath) => {
      const problemText = typeof part === 'string' && findReferenceProblem(fileName, keyPath, part);
      return problemText && reportMistake(fileName, keyPath, problemText);
    });
  }

  function findReferenceProblem(
    fileName: string,
    keyPath: FieldKeys,
    text: string,
  ): string | undefined {
    const fieldName = String(keyPath.at(-1));
    const listName = typeof keyPath.at(-1) === 'number' ? keyPath.at(-2) : undefined;
    const [, linkedServiceKey = ''] = /^\/service\/([^?#]+)/.exec(text) ?? [];
    if (linkedServiceKey && !entryNamesByKind.service.includes(linkedServiceKey)) {
      return `there is no service "${linkedServiceKey}". ${buildOptionsAdvice(entryNamesByKind.service)}.`;
    }
    if (listName === 'services' && !entryNamesByKind.service.includes(text)) {
      return `"${text}" is not a service. ${buildOptionsAdvice(entryNamesByKind.service)}.`;
    }
    if (listName === 'trades' && !entryNamesByKind.industry.includes(text)) {
      return `"${text}" is no slug of industries.yml. ${buildOptionsAdvice(entryNamesByKind.industry)}.`;
    }
    if (fileName === 'works.yml' && fieldName === 'kind' && !entryNamesByKind.kind.includes(text)) {
      return `there is no kind "${text}" in portfolio-page.yml. ${buildOptionsAdvice(entryNamesByKind.kind)}, or add it to "kinds" there.`;
    }
    if (
      fileName === 'clients.yml' &&
      fieldName === 'work' &&
      !entryNamesByKind.work.includes(text)
    ) {
      return `"${text}" is no slug of works.yml. ${buildOptionsAdvice(entryNamesByKind.work)}.`;
    }
    if (fieldName === 'testimonial' && !entryNamesByKind.testimonial.includes(text)) {
      return `testimonials.yml has nobody of this name. ${buildOptionsAdvice(entryNamesByKind.testimonial)}, or take the line out.`;
    }
    if (fieldName === 'group' && !entryNamesByKind.group.includes(text)) {
      return `there is no group "${text}" in navigation.yml. ${buildOptionsAdvice(entryNamesByKind.group)}, or add it there.`;
    }
    if (/^drawn\/\S+$/.test(text) && !existsSync(path.join(staticFolder, `${text}.svg`))) {
      return `there is no drawing "${text}". Put it at static/${text}.svg, or name one that is there.`;
    }
    if (fieldName === 'file' && !findPicturePath(contentFolder, text)) {
      return `there is no picture "${text}". Put ${text}.webp below src/content/pictures, or name one that is there.`;
    }
  }

  for (const [contentName, fileContent] of Object.entries(otherContentByName)) {
    checkTexts(`${contentName}.yml`, fileContent);
  }
  for (const [serviceKey, service] of Object.entries(services)) {
    const fileName = `services/${serviceKey}.yml`;
    const otherServiceKeys = entryNamesByKind.service.filter((otherKey) => otherKey !== serviceKey);
    checkTexts(fileName, service);
    for (const [relatedIndex, relatedKey] of service.related.entries()) {
      if (!otherServiceKeys.includes(relatedKey)) {
        const problemText = `"${relatedKey}" is not another service. ${buildOptionsAdvice(otherServiceKeys)}.`;
        reportMistake(fileName, ['related', relatedIndex], problemText);
      } else if (service.related.indexOf(relatedKey) < relatedIndex) {
        const problemText = `"${relatedKey}" is listed twice. Name another service.`;
        reportMistake(fileName, ['related', relatedIndex], problemText);
      }
    }
  }
  for (const { colour, problemText } of findContrastProblems(brand.colours)) {
    reportMistake('brand.json', ['colours', colour], problemText);
  }
  return mistakes;
}

function buildOptionsAdvice(validNames: string[]): string {
  const joinedNames = validNames.join(', ');
  return joinedNames ? `Write one of ${joinedNames}` : 'There is none; take it out';
}
