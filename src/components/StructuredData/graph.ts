import type { Graph, Thing } from 'schema-dts';

/** Several things that one page speaks of. */
export function graph(...things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
