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
const nonNegativeNumberSchema = v.pipe(
  v.number('Write a number.'),
  v.minValue(0, 'Write a number of 0 or more.'),
);

const markShapeSchema = v.pipe(
  v.strictObject({
    path: v.optional(
      v.textMatching(
        4000,
        /^[Mm][\d\sA-Za-z.,+-]*$/,
        'Write the "d" of an SVG path, beginning with M.',
      ),
    ),
    circle: v.optional(
      v.tuple(
        [nonNegativeNumberSchema, nonNegativeNumberSchema, nonNegativeNumberSchema],
        'Write three numbers: x, y and radius.',
      ),
    ),
    fill: v.optional(colourOrNameSchema),
    stroke: v.optional(colourOrNameSchema),
    width: v.optional(nonNegativeNumberSchema, 1),
    // Keeps the holes of a shape.
    fillRule: v.optional(v.oneOf(['evenodd'])),
  }),
  v.check(
    ({ path, circle }) => (path === undefined) !== (circle === undefined),
    'Write either "path" or "circle".',
  ),
);

export const brandSchema = v.strictObject({
  colours: v.strictObject(v.entriesFromList(colourNames, hexColourSchema)),
  /** `size` is the side of the square mark, `corner` the radius of its corners. */
  mark: v.strictObject({
    size: nonNegativeNumberSchema,
    corner: nonNegativeNumberSchema,
    ground: colourOrNameSchema,
    shapes: v.possiblyEmptyList(20, markShapeSchema),
  }),
});

export type Brand = v.InferOutput<typeof brandSchema>;
export type MarkShape = v.InferOutput<typeof markShapeSchema>;
