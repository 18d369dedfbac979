/** PostCSS plugin: adds the brand's colours to tokens.css, before light-dark() is compiled for older browsers. */
import path from 'node:path';
import type { AcceptedPlugin } from 'postcss';
import { contentDir } from '../content/folders.ts';
import { readBrand } from '../content/read.ts';
import { type Pair, paletteOf } from './palette.ts';

export const brandStyles: AcceptedPlugin = {
  postcssPlugin: 'brand-styles',
  Once(root, { result, Declaration }) {
    if (!root.source?.input.file?.endsWith('/css/tokens.css')) {
      return;
    }
    const palette = paletteOf(readBrand().colours);
    const shade: Pair = [`${palette.brand[0]}b3`, '#00000099'];
    const declarations = Object.entries<Pair>({ ...palette, 'brand-shade': shade }).map(
      ([token, [light, dark]]) =>
        new Declaration({
          prop: `--${token}`,
          value: light === dark ? light : `light-dark(${light}, ${dark})`,
        }),
    );
    root.walkRules(':root', (rule) => {
      rule.prepend(...declarations);
      return false;
    });
    result.messages.push({
      type: 'dependency',
      plugin: 'brand-styles',
      file: path.join(contentDir, 'brand.json'),
      parent: root.source.input.file,
    });
  },
};
