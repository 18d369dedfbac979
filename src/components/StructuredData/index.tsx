import Head from '@docusaurus/Head';
import type { Graph, Thing } from 'schema-dts';
import { toScriptJson } from '../../shared/script-json.ts';

export function StructuredData({ things }: { things: Thing[] }) {
  const schemaGraph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    things.length > 0 && (
      <Head>
        <script type="application/ld+json">{toScriptJson(schemaGraph)}</script>
      </Head>
    )
  );
}
