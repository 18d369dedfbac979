import { createElement, type SVGProps } from 'react';

interface Drawing {
  attr: Record<string, string>;
  child: { tag: string; attr: Record<string, string> }[];
}

/** Frames a drawing of react-icons; the package's own frame also serves contexts and old browsers. */
export function GenIcon({ attr, child }: Drawing) {
  return ({ size, ...rest }: SVGProps<SVGSVGElement> & { size: number }) =>
    createElement(
      'svg',
      { fill: 'currentColor', ...attr, ...rest, width: size, height: size },
      child.map((shape, key) => createElement(shape.tag, { key, ...shape.attr })),
    );
}
