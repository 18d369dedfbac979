import type { Graph, Thing } from 'schema-dts';

export function graph(...things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
