/** Converts an SVG of paths and circles to the mark of brand.json. */
import { existsSync, readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import * as v from 'valibot';
import { brandSchema } from '../../src/content/schemas/brand.ts';

type Style = Record<string, string | undefined>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const schema = brandSchema.entries.mark;
const invisibleTags = ['svg', 'g', 'title', 'desc', 'metadata', 'defs'];

export const markFile = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const mark = existsSync(dataset.value)
      ? readMark(readFileSync(dataset.value, 'utf8'))
      : `There is no file ${dataset.value}. Write the path of an SVG, like mark.svg.`;
    if (typeof mark === 'string') {
      addIssue({ message: mark });
      return NEVER;
    }
    return mark;
  }),
);

/** Returns the mark, or a message about what to change in the drawing. */
export function readMark(svg: string): v.InferOutput<typeof schema> | string {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(svg, { xmlMode: true }));
  const [root] = elements;
  const [x, y, size, height] = (root?.attribs.viewBox ?? '').split(/[\s,]+/).map(Number);
  if (root?.name !== 'svg' || x !== 0 || y !== 0 || !size || size !== height) {
    return 'Give the drawing a square viewBox that begins with 0 0, like viewBox="0 0 36 36".';
  }
  const background = elements.find(
    ({ name, attribs }) => name === 'rect' && +(attribs.width ?? 0) === size,
  );
  const shapes = elements.filter(
    (element) => element !== background && !invisibleTags.includes(element.name),
  );
  const unsupportedShape = shapes.find(({ name }) => !['path', 'circle'].includes(name));
  if (unsupportedShape) {
    return `<${unsupportedShape.name}> is neither a path nor a circle. Turn it into a path and save again.`;
  }
  if (elements.some(({ attribs }) => attribs.transform)) {
    return 'A part is moved by "transform". Ungroup and flatten the drawing and save again.';
  }
  const mark = v.safeParse(schema, {
    size,
    corner: background ? Number(background.attribs.rx ?? 0) : Math.round(size / 3.6),
    ground: (background && colourOf(styleOf(background).fill)) ?? 'deep',
    shapes: shapes.map(shapeOf),
  });
  return mark.success ? mark.output : `${v.getDotPath(mark.issues[0])}: ${mark.issues[0].message}`;
}

function shapeOf(element: Element) {
  const style = styleOf(element);
  const { d, cx = 0, cy = 0, r } = element.attribs;
  const stroke = colourOf(style.stroke);
  return {
    ...(element.name === 'path' ? { path: d?.trim() } : { circle: [cx, cy, r].map(Number) }),
    fill: colourOf(style.fill ?? '#000000'),
    stroke,
    ...(stroke && style['stroke-width'] && { width: Number.parseFloat(style['stroke-width']) }),
  };
}

function styleOf({ attribs, parent }: Element): Style {
  const declarations = [...(attribs.style ?? '').matchAll(/([\w-]+)\s*:\s*([^;]+)/g)];
  return {
    ...(parent && 'attribs' in parent && styleOf(parent)),
    ...attribs,
    ...Object.fromEntries(declarations.map(([, name, value = '']) => [name, value.trim()])),
  };
}

function colourOf(colour: string | undefined): string | undefined {
  return colour === 'none' ? undefined : colour?.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}
