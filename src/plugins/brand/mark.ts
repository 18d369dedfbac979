/** Draws the brand's mark. */
import type { Brand, MarkShape } from '../../content/schemas/brand.ts';

/** Replaces names of colours by the colours. */
export function paintMark({ colours, mark }: Brand): Brand['mark'] {
  const named: Record<string, string> = colours;
  function paint<Colour extends string | undefined>(colour: Colour) {
    return colour && (named[colour] ?? colour);
  }
  return {
    ...mark,
    ground: paint(mark.ground),
    shapes: mark.shapes.map((shape) => ({
      ...shape,
      fill: paint(shape.fill),
      stroke: paint(shape.stroke),
    })),
  };
}

/** Rounded for pages and tabs; square for phones, which round it themselves. */
export function drawMark(brand: Brand, kind: 'rounded' | 'square' = 'rounded'): string {
  const { size, corner, ground, shapes } = paintMark(brand);
  const inner = shapes.map(drawShape).join('');
  const shrunk = `<g transform="translate(${size / 20} ${size / 20}) scale(.9)">${inner}</g>`;
  const [radius, drawn] = kind === 'rounded' ? [corner, inner] : [0, shrunk];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${ground}"/>${drawn}</svg>`;
}

function drawShape({ path, circle, fill = 'none', stroke = 'none', width }: MarkShape): string {
  const look = `fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  if (circle) {
    const [x, y, radius] = circle;
    return `<circle cx="${x}" cy="${y}" r="${radius}" ${look}/>`;
  }
  return `<path d="${path}" ${look}/>`;
}
