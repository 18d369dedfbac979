import Head from '@docusaurus/Head';
import type { Graph, Thing, WithContext } from 'schema-dts';

/** Structured data of a page (schema.org). */
export function StructuredData({ data }: { data: Graph | WithContext<Thing> }) {
  if ('@graph' in data && data['@graph'].length === 0) {
    return null;
  }
  // An unescaped "<" could end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
