/** Converts an SVG of paths and circles to the mark of brand.json. */
import { existsSync, readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import * as v from 'valibot';
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

/** Returns the mark, or a message about what to change in the drawing. */
export function readMark(svg: string): v.InferOutput<typeof markSchema> | string {
  const svgElements = DomUtils.getElementsByTagName('*', parseDocument(svg, { xmlMode: true }));
  const [svgRoot] = svgElements;
  const [viewBoxMinX, minY, size, height] = (svgRoot?.attribs.viewBox ?? '')
    .split(/[\s,]+/)
    .map(Number);
  if (svgRoot?.name !== 'svg' || viewBoxMinX !== 0 || minY !== 0 || !size || size !== height) {
    return 'Give the drawing a square viewBox that begins with 0 0, like viewBox="0 0 36 36".';
  }
  const backgroundRect = svgElements.find(
    ({ name, attribs }) => name === 'rect' && +(attribs.width ?? 0) === size,
  );
  const shapeElements = svgElements.filter(
    (element) => element !== backgroundRect && !invisibleTags.includes(element.name),
  );
  const unsupportedShapeElement = shapeElements.find(
    ({ name }) => !['path', 'circle'].includes(name),
  );
  if (unsupportedShapeElement) {
    return `<${unsupportedShapeElement.name}> is neither a path nor a circle. Turn it into a path and save again.`;
  }
  if (svgElements.some(({ attribs }) => attribs.transform)) {
    return 'A part is moved by "transform". Ungroup and flatten the drawing and save again.';
  }
  const markValidation = v.safeParse(markSchema, {
    size,
    corner: backgroundRect ? Number(backgroundRect.attribs.rx ?? 0) : Math.round(size / 3.6),
    ground: (backgroundRect && normaliseColour(readSvgElementStyle(backgroundRect).fill)) ?? 'deep',
    shapes: shapeElements.map(readShape),
  });
  return markValidation.success
    ? markValidation.output
    : `${v.getDotPath(markValidation.issues[0])}: ${markValidation.issues[0].message}`;
}

function readShape(element: Element) {
  const style = readSvgElementStyle(element);
  const { d: pathData, cx = 0, cy = 0, r } = element.attribs;
  const stroke = normaliseColour(style.stroke);
  return {
    ...(element.name === 'path' ? { path: pathData?.trim() } : { circle: [cx, cy, r].map(Number) }),
    fill: normaliseColour(style.fill ?? '#000000'),
    stroke,
    ...(style['fill-rule'] === 'evenodd' && { fillRule: 'evenodd' }),
    ...(stroke && style['stroke-width'] && { width: Number.parseFloat(style['stroke-width']) }),
  };
}

function readSvgElementStyle({ attribs, parent }: Element): Style {
  const styleDeclarationMatches = [...(attribs.style ?? '').matchAll(/([\w-]+)\s*:\s*([^;]+)/g)];
  return {
    ...(parent && 'attribs' in parent && readSvgElementStyle(parent)),
    ...attribs,
    ...Object.fromEntries(
      styleDeclarationMatches.map(([, name, value = '']) => [name, value.trim()]),
    ),
  };
}

function normaliseColour(colour: string | undefined): string | undefined {
  return colour === 'none' ? undefined : colour?.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}
