import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect } from 'react';
import { localise } from './localise';

/** Redirects /folder#slug, the former address of an entry, to the entry's page. */
export function useHashRedirect(folderPath: string, entriesWithSlugs: { slug: string }[]) {
  const routerHistory = useHistory();
  const { hash } = useLocation();
  // Compares the hash without decoding, which would throw on a malformed hash.
  const entrySlug = entriesWithSlugs.find((entry) => hash === `#${entry.slug}`)?.slug;
  useEffect(() => {
    if (entrySlug) {
      routerHistory.replace(localise(`${folderPath}/${entrySlug}`));
    }
  }, [routerHistory, folderPath, entrySlug]);
}
