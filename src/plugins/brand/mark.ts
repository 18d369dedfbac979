import type { Brand } from '../../content/schemas/brand.ts';

/** The mark on its ground. Its drawing may name the brand's colours, as in `fill="bright"`. */
export function drawMarkSvg({ colours, mark: { ground, svg } }: Brand): string {
  const groundSvg = `<rect width="100%" height="100%" rx="27.8%" fill="${ground}" stroke="none"/>`;
  return svg
    .replace('>', ground ? `>${groundSvg}` : '>')
    .replace(
      /(["'])(main|deep|bright|accent)\1/g,
      (_, _quote, name) => `"${Object(colours)[name]}"`,
    );
}

/** Each document has it once; components/Logo refers to it. */
export function drawMarkSymbol(brand: Brand): string {
  const symbol = drawMarkSvg(brand)
    .replace(/^<svg(.*?) xmlns=(["']).*?\2/, '<symbol id="brand_mark"$1')
    .replace(/<\/svg>$/, '</symbol>');
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${symbol}</svg>`;
}
