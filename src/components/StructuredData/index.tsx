import Head from '@docusaurus/Head';
import type { Graph, Thing } from 'schema-dts';
import { scriptJson } from '../../shared/script-json.ts';

export function StructuredData({ things }: { things: Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    things.length > 0 && (
      <Head>
        <script type="application/ld+json">{scriptJson(graph)}</script>
      </Head>
    )
  );
}
