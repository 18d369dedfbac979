import { useHistory } from '@docusaurus/router';
import { useDeferredValue, useState } from 'react';

/**
 * Whether to render what follows the opening of a page. Of a page that opens by a link, the opening
 * is painted at once, and React renders the rest in the background. A page from the history or at a
 * #fragment is rendered whole, because its scroll position needs the height.
 */
export function useHasRest(): boolean {
  const { action, location } = useHistory();
  const [isWhole] = useState(action === 'POP' || location.hash !== '');
  return useDeferredValue(true, isWhole);
}
