import type { Brand, MarkShape } from '../../content/schemas/brand.ts';

export function resolveMarkColours({ colours, mark }: Brand): Brand['mark'] {
  const hexByColourName: Record<string, string> = colours;
  function resolveColourHex<Colour extends string | undefined>(colourName: Colour) {
    return colourName && (hexByColourName[colourName] ?? colourName);
  }
  return {
    ...mark,
    ground: resolveColourHex(mark.ground),
    shapes: mark.shapes.map((shape) => ({
      ...shape,
      fill: resolveColourHex(shape.fill),
      stroke: resolveColourHex(shape.stroke),
    })),
  };
}

/** The square variant is for phones, which round the corners of icons themselves. */
export function drawMarkSvg(brand: Brand, variant: 'rounded' | 'square' = 'rounded'): string {
  const { size, corner, ground, shapes } = resolveMarkColours(brand);
  const shapesSvg = shapes.map(drawShapeSvg).join('');
  const scaledDownSvg = `<g transform="translate(${size / 20} ${size / 20}) scale(.9)">${shapesSvg}</g>`;
  const [rectRadius, innerSvg] = variant === 'rounded' ? [corner, shapesSvg] : [0, scaledDownSvg];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${rectRadius}" fill="${ground}"/>${innerSvg}</svg>`;
}

function drawShapeSvg(shape: MarkShape): string {
  const { path, circle, fill = 'none', fillRule, stroke = 'none', width } = shape;
  const fillRuleAttribute = fillRule ? ` fill-rule="${fillRule}"` : '';
  const paintAttributes = `fill="${fill}"${fillRuleAttribute} stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  if (circle) {
    const [cx, cy, r] = circle;
    return `<circle cx="${cx}" cy="${cy}" r="${r}" ${paintAttributes}/>`;
  }
  return `<path d="${path}" ${paintAttributes}/>`;
}
