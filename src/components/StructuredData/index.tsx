import Head from '@docusaurus/Head';
import type { Graph, Thing, WithContext } from 'schema-dts';
import { scriptJson } from '../../shared/html.ts';

/** Structured data of a page (schema.org). */
export function StructuredData({ data }: { data: Graph | WithContext<Thing> }) {
  if ('@graph' in data && data['@graph'].length === 0) {
    return null;
  }
  return (
    <Head>
      <script type="application/ld+json">{scriptJson(data)}</script>
    </Head>
  );
}
