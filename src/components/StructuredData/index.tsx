import Head from '@docusaurus/Head';
import type { Graph, Thing, WithContext } from 'schema-dts';

/** What a page says about itself to search engines, in the words of schema.org. */
export function StructuredData({ data }: { data: Graph | WithContext<Thing> }) {
  if ('@graph' in data && data['@graph'].length === 0) {
    return null;
  }
  // A "<" in a text could otherwise end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
