import type { Brand, MarkShape } from '../../content/schemas/brand.ts';

export function resolveMarkColours({ colours, mark }: Brand): Brand['mark'] {
  const colourOf: Record<string, string> = colours;
  function resolve<Colour extends string | undefined>(colour: Colour) {
    return colour && (colourOf[colour] ?? colour);
  }
  return {
    ...mark,
    ground: resolve(mark.ground),
    shapes: mark.shapes.map((shape) => ({
      ...shape,
      fill: resolve(shape.fill),
      stroke: resolve(shape.stroke),
    })),
  };
}

/** The square variant is for phones, which round the corners of icons themselves. */
export function drawMark(brand: Brand, kind: 'rounded' | 'square' = 'rounded'): string {
  const { size, corner, ground, shapes } = resolveMarkColours(brand);
  const inner = shapes.map(drawShape).join('');
  const shrunk = `<g transform="translate(${size / 20} ${size / 20}) scale(.9)">${inner}</g>`;
  const [radius, content] = kind === 'rounded' ? [corner, inner] : [0, shrunk];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${ground}"/>${content}</svg>`;
}

function drawShape({ path, circle, fill = 'none', stroke = 'none', width }: MarkShape): string {
  const attributes = `fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  if (circle) {
    const [x, y, radius] = circle;
    return `<circle cx="${x}" cy="${y}" r="${radius}" ${attributes}/>`;
  }
  return `<path d="${path}" ${attributes}/>`;
}
