/** Takes the generated registry apart: what stays in the main bundle, and what the blog brings. */

interface Generated {
  routes: string;
  registry: string;
  chunkNames: string;
}

type Names = string | Names[] | { [key: string]: Names };

/** A route below /blog: its address without that, its hash, its shape, the chunks that are its own. */
type Row = [path: string, hash: string, shape: number, ...chunks: string[]];

const routeBlock =
  /^ {2}\{\n {4}path: '(\/blog(?:\/[^']*)?)',\n {4}component: ComponentCreator\('\1', '(\w+)'\),\n {4}exact: true\n {2}\},\n/gm;
const registryLine = /^ {2}"(\w+)": \[\(\) => (import\([^)]*\)), .*\],?\}?;?$/;

export function splitRoutes({ routes, registry, chunkNames }: Generated): Record<string, string> {
  const names: Record<string, Names> = JSON.parse(chunkNames);
  const blog = [...routes.matchAll(routeBlock)].map(([, address, hash]) => ({ address, hash }));
  const keys = new Set(blog.map(({ address, hash }) => `${address}-${hash}`));
  const left = Object.entries(names).filter(([key]) => !keys.has(key));
  if (blog.length !== Object.keys(names).filter((key) => key.startsWith('/blog')).length) {
    throw new Error(
      'The generated routes are not written as they were: see src/plugins/blog-routes/split.ts.',
    );
  }
  const stay = new Set(left.flatMap(([, value]) => leaves(value)));
  const uses = count([...keys].flatMap((key) => leaves(names[key])));
  const lines = registry.split('\n').flatMap((line) => {
    const [, name, load] = registryLine.exec(line) ?? [];
    return name ? [{ name, load }] : [];
  });
  const shapes: string[] = [];
  const rows = blog.map(({ address, hash }): Row => {
    const own: string[] = [];
    // A chunk that only this route uses is named in its row; the rest is the shape of its kind.
    const shape = JSON.stringify(names[`${address}-${hash}`], (_, value: unknown) =>
      typeof value === 'string' && uses.get(value) === 1 ? own.push(value) - 1 : value,
    );
    const known = shapes.indexOf(shape);
    return [
      address.slice('/blog'.length),
      hash,
      known === -1 ? shapes.push(shape) - 1 : known,
      ...own,
    ];
  });

  return {
    'routes.js': routes
      .replace(routeBlock, '')
      .replace('export default [\n', `${parentImport}export default [\n${parentRoute}`),
    'registry.js': `export default {\n${lines
      .filter(({ name }) => stay.has(name))
      .map(entry)
      .join('')}};\n`,
    'routesChunkNames.json': JSON.stringify(Object.fromEntries(left)),
    'blog.js': `export const registry = {\n${lines
      .filter(({ name }) => !stay.has(name))
      .map(entry)
      .join('')}};
export const shapes = [${shapes.join(',')}];
export const rows = ${JSON.stringify(rows)};
`,
  };
}

const parentImport = "import { BlogRoutes, blogRoutes } from '@theme/BlogRoutes';\n\n";
const parentRoute =
  "  {\n    path: '/blog',\n    component: BlogRoutes,\n    routes: blogRoutes\n  },\n";

/** The browser asks only for the loader; the rest of an entry is for the server. */
function entry({ name, load }: { name: string; load: string }): string {
  return `  "${name}": [() => ${load}],\n`;
}

function leaves(value: Names): string[] {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(leaves);
}

function count(names: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
