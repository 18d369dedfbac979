import * as v from './parts.ts';

const hexColourSchema = v.pipe(
  v.text(7),
  v.regex(/^#[0-9a-f]{6}$/i, 'Write a colour as # and six digits or letters a to f, like #027b9a.'),
  v.toLowerCase(),
  v.metadata({ widget: 'color' }),
);
const colourNames = ['main', 'deep', 'bright', 'accent'] as const;
const colourOrNameSchema = v.union(
  [hexColourSchema, v.oneOf(colourNames)],
  `Write a colour like #027b9a, or one of ${colourNames.join(', ')}.`,
);
/** They would look different on each device, or change the page. */
const unusableTags = { text: 'text', image: 'a pixel picture', style: 'a style sheet' };

function listUnusableParts(svg: string): string[] {
  return Object.entries(unusableTags).flatMap(([tag, name]) =>
    svg.includes(`<${tag}`) ? `${name} (<${tag}>)` : [],
  );
}

const markSvgSchema = v.pipe(
  v.string('Write an SVG here.'),
  v.regex(
    /^<svg\b(?=[^>]*\sxmlns=)(?=[^>]*\sviewBox=(["'])0 0 ([\d.]+) \2\1)[\s\S]*<\/svg>$/,
    'Give the drawing a square page that begins at 0 0: <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">…</svg>.',
  ),
  v.maxLength(8_000, 'Shorten the drawing to 8,000 characters: each page has it.'),
  v.check(
    (svg) => listUnusableParts(svg).length === 0,
    ({ input }) =>
      `A mark has only shapes. This drawing also has ${listUnusableParts(input).join(', ')}. Turn everything into paths, and export the SVG again. Inkscape: Path, Object to Path. Illustrator: Object, Expand, then Save As SVG with "Presentation Attributes". Figma: Flatten, then Export SVG.`,
  ),
);

export const brandSchema = v.strictObject({
  colours: v.strictObject(v.entriesFromList(colourNames, hexColourSchema)),
  /** Without a ground, the drawing has its own. */
  mark: v.strictObject({ ground: v.optional(colourOrNameSchema), svg: markSvgSchema }),
});

export type Brand = v.InferOutput<typeof brandSchema>;
