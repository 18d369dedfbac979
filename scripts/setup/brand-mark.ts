/** Converts an SVG of paths and circles to the mark of brand.json. */
import { existsSync, readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import * as v from 'valibot';
import { parse } from 'yaml';
import { brandSchema } from '../../src/content/schemas/brand.ts';

type Style = Record<string, string | undefined>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const markSchema = brandSchema.entries.mark;
const invisibleTags = ['svg', 'g', 'title', 'desc', 'metadata', 'defs'];

export const markFileSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const markOrMessage = existsSync(dataset.value)
      ? readMark(readFileSync(dataset.value, 'utf8'))
      : `There is no file ${dataset.value}. Write the path of an SVG, like mark.svg.`;
    if (typeof markOrMessage === 'string') {
      addIssue({ message: markOrMessage });
      return NEVER;
    }
    return markOrMessage;
  }),
);

/** What drawing programs call the elements that a mark cannot have. */
const nameByTag: Record<string, string> = parse(
  readFileSync(`${import.meta.dirname}/drawing-parts.yml`, 'utf8'),
);
const exportAdvice =
  'Turn everything into paths without groups, and export the SVG again. Inkscape: Path, Object to Path, then Ungroup. Illustrator: Object, Expand, then Save As SVG with "Presentation Attributes". Figma: Flatten, then Export SVG.';

/** Returns the mark, or a message about everything to change in the drawing. */
export function readMark(svg: string): object | string {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(svg, { xmlMode: true }));
  const [root] = elements;
  const [minX, minY, size, height] = (root?.attribs.viewBox ?? '').split(/[\s,]+/).map(Number);
  const isSquare = minX === 0 && minY === 0 && Boolean(size) && size === height;
  const background = elements.find(
    ({ name, attribs }) => name === 'rect' && +(attribs.width ?? 0) === size,
  );
  // The elements inside of a text or a gradient only describe it.
  const shapeElements = elements.filter(
    (element) =>
      element !== background &&
      !invisibleTags.includes(element.name) &&
      invisibleTags.includes(Object(element.parent).name),
  );
  const unusableNames = new Set(
    shapeElements
      .filter(({ name }) => !/^(?:path|circle)$/.test(name))
      .map(({ name }) => `${nameByTag[name] ?? 'an unknown part'} (<${name}>)`),
  );
  if (elements.some(({ attribs }) => attribs.transform)) {
    unusableNames.add('a moved, turned or scaled part (transform)');
  }
  const problems = [
    !(root?.name === 'svg' && isSquare) &&
      'Give the drawing a square page that begins at 0 0, like viewBox="0 0 36 36".',
    unusableNames.size > 0 &&
      `A mark has only paths and circles. This drawing also has ${[...unusableNames].join(', ')}. ${exportAdvice}`,
  ].filter(Boolean);
  if (problems.length > 0) {
    return problems.join(' ');
  }
  const mark = {
    size: Number(size),
    corner: background ? Number(background.attribs.rx ?? 0) : Math.round(Number(size) / 3.6),
    ground: (background && normaliseColour(readStyle(background).fill)) ?? 'deep',
    shapes: shapeElements.map(readShape),
  };
  const { issues = [] } = v.safeParse(markSchema, mark);
  return issues.length === 0
    ? mark
    : issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join(' ');
}

function readShape(element: Element) {
  const style = readStyle(element);
  const { d, cx = 0, cy = 0, r } = element.attribs;
  const stroke = normaliseColour(style.stroke);
  return {
    ...(element.name === 'path' ? { path: d?.trim() } : { circle: [cx, cy, r].map(Number) }),
    fill: normaliseColour(style.fill ?? '#000000'),
    stroke,
    ...(style['fill-rule'] === 'evenodd' && { fillRule: 'evenodd' }),
    ...(stroke && style['stroke-width'] && { width: Number.parseFloat(style['stroke-width']) }),
  };
}

function readStyle({ attribs, parent }: Element): Style {
  const declarations = [...(attribs.style ?? '').matchAll(/([\w-]+)\s*:\s*([^;]+)/g)];
  return {
    ...(parent && 'attribs' in parent && readStyle(parent)),
    ...attribs,
    ...Object.fromEntries(declarations.map(([, name, value = '']) => [name, value.trim()])),
  };
}

function normaliseColour(colour: string | undefined): string | undefined {
  return colour === 'none' ? undefined : colour?.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}
