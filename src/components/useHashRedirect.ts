import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

/** Redirects /folder#slug, the former address of an entry, to the entry's page. */
export function useHashRedirect(folder: string, entries: { slug: string }[]) {
  const history = useHistory();
  const { hash } = useLocation();
  // Compares without decoding, which throws on a malformed hash.
  const slug = entries.find((entry) => hash === `#${entry.slug}`)?.slug;
  useEffect(() => {
    if (slug) {
      history.replace(`${folder}/${slug}`);
    }
  }, [history, folder, slug]);
}
