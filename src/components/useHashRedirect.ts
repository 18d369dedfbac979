import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

/** Follows /folder#slug, as links from before may be written, to the page that the entry has now. */
export function useHashRedirect(folder: string, entries: { slug: string }[]) {
  const history = useHistory();
  const { hash } = useLocation();
  // Compared as it is written: an address that somebody broke cannot be decoded.
  const slug = entries.find((entry) => hash === `#${entry.slug}`)?.slug;
  useEffect(() => {
    if (slug) {
      history.replace(`${folder}/${slug}`);
    }
  }, [history, folder, slug]);
}
