import { expect, test } from 'vitest';
import { splitRoutes } from '../../src/plugins/blog-routes/split.ts';

function generated(addresses: string[]) {
  const routes = addresses
    .map(
      (address, index) =>
        `  {\n    path: '${address}',\n    component: ComponentCreator('${address}', 'a${index}'),\n    exact: true\n  },\n`,
    )
    .join('');
  const chunks = ['shared', 'page', ...addresses.map((_, index) => `own${index}`)];
  return {
    routes: `import ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [\n${routes}  {\n    path: '*',\n    component: ComponentCreator('*'),\n  },\n];\n`,
    registry: `export default {\n${chunks
      .map(
        (name) =>
          `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],`,
      )
      .join('\n')}};\n`,
    chunkNames: JSON.stringify(
      Object.fromEntries(
        addresses.map((address, index) => [
          `${address}-a${index}`,
          { __comp: address.startsWith('/blog') ? 'shared' : 'page', content: `own${index}` },
        ]),
      ),
    ),
  };
}

test('A visitor of other pages loads nothing of the blog, however many posts it has', () => {
  const few = splitRoutes(generated(['/about', '/blog', '/blog/one']));
  const many = splitRoutes(
    generated(['/about', '/blog', ...Array.from({ length: 500 }, (_, n) => `/blog/post-${n}`)]),
  );
  for (const file of ['routes.js', 'registry.js', 'routesChunkNames.json']) {
    expect(many[file]).toBe(few[file]);
  }
  expect(few['registry.js']).not.toContain('own2');
  expect(few['routes.js']).toContain("'/about'");
});

test('A reader of the blog gets each address with the chunks that are its own', () => {
  const { 'blog.js': blog } = splitRoutes(generated(['/about', '/blog/one', '/blog/two']));
  expect(blog).toContain('export const shapes = [{"__comp":"shared","content":0}];');
  expect(blog).toContain('export const rows = [["/one","a1",0,"own1"],["/two","a2",0,"own2"]];');
});

test('The build stops when Docusaurus writes its routes in another way', () => {
  const written = generated(['/blog', '/blog/one']);
  expect(() =>
    splitRoutes({ ...written, routes: written.routes.replaceAll('exact: true', 'exact: !0') }),
  ).toThrow('not written as they were');
});
