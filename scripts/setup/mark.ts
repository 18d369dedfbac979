/** Reads a mark from an SVG of paths and circles, as brand.json keeps it. */
import { existsSync, readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import * as v from 'valibot';
import { brandSchema } from '../../src/content/schemas/brand.ts';

type Look = Record<string, string | undefined>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const schema = brandSchema.entries.mark;
/** They draw nothing of their own. */
const silent = ['svg', 'g', 'title', 'desc', 'metadata', 'defs'];

export const markFile = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = existsSync(dataset.value)
      ? readMark(readFileSync(dataset.value, 'utf8'))
      : `There is no file ${dataset.value}. Write the path of an SVG, like mark.svg.`;
    if (typeof read === 'string') {
      addIssue({ message: read });
      return NEVER;
    }
    return read;
  }),
);

/** The mark, or what to change in the drawing. */
export function readMark(svg: string): v.InferOutput<typeof schema> | string {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(svg, { xmlMode: true }));
  const [root] = elements;
  const [x, y, size, height] = (root?.attribs.viewBox ?? '').split(/[\s,]+/).map(Number);
  if (root?.name !== 'svg' || x !== 0 || y !== 0 || !size || size !== height) {
    return 'Give the drawing a square viewBox that begins with 0 0, like viewBox="0 0 36 36".';
  }
  const ground = elements.find(
    ({ name, attribs }) => name === 'rect' && +(attribs.width ?? 0) === size,
  );
  const shapes = elements.filter((one) => one !== ground && !silent.includes(one.name));
  const other = shapes.find(({ name }) => !['path', 'circle'].includes(name));
  if (other) {
    return `<${other.name}> is neither a path nor a circle. Turn it into a path and save again.`;
  }
  if (elements.some(({ attribs }) => attribs.transform)) {
    return 'A part is moved by "transform". Ungroup and flatten the drawing and save again.';
  }
  const mark = v.safeParse(schema, {
    size,
    corner: ground ? Number(ground.attribs.rx ?? 0) : Math.round(size / 3.6),
    ground: (ground && colourOf(lookOf(ground).fill)) ?? 'deep',
    shapes: shapes.map(shapeOf),
  });
  return mark.success ? mark.output : `${v.getDotPath(mark.issues[0])}: ${mark.issues[0].message}`;
}

function shapeOf(element: Element) {
  const look = lookOf(element);
  const { d, cx = 0, cy = 0, r } = element.attribs;
  const stroke = colourOf(look.stroke);
  return {
    ...(element.name === 'path' ? { path: d?.trim() } : { circle: [cx, cy, r].map(Number) }),
    fill: colourOf(look.fill ?? '#000000'),
    stroke,
    ...(stroke && look['stroke-width'] && { width: Number.parseFloat(look['stroke-width']) }),
  };
}

/** Its own attributes and style over those of its groups. */
function lookOf({ attribs, parent }: Element): Look {
  const style = [...(attribs.style ?? '').matchAll(/([\w-]+)\s*:\s*([^;]+)/g)];
  return {
    ...(parent && 'attribs' in parent && lookOf(parent)),
    ...attribs,
    ...Object.fromEntries(style.map(([, name, value = '']) => [name, value.trim()])),
  };
}

/** Six digits; undefined for none. */
function colourOf(written: string | undefined): string | undefined {
  return written === 'none' ? undefined : written?.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}
