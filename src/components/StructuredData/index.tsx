import Head from '@docusaurus/Head';
import type { Graph, Thing } from 'schema-dts';
import { toScriptJson } from '../../shared/script-json.ts';

export function StructuredData({ things: schemaThings }: { things: Thing[] }) {
  const schemaGraph: Graph = { '@context': 'https://schema.org', '@graph': schemaThings };
  return (
    schemaThings.length > 0 && (
      <Head>
        <script type="application/ld+json">{toScriptJson(schemaGraph)}</script>
      </Head>
    )
  );
}
