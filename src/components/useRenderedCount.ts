import { useHistory } from '@docusaurus/router';
import { useDeferredValue, useState } from 'react';

/**
 * Of a page that opens by a link, the first parts are painted at once, and React renders the others
 * in the background. A page from the history or at a #fragment is rendered whole, because its scroll
 * position needs the height.
 */
export function useRenderedCount(count: number, firstCount: number): number {
  const { action, location } = useHistory();
  const [isWhole] = useState(action === 'POP' || location.hash !== '');
  return useDeferredValue(count, isWhole ? count : firstCount);
}
