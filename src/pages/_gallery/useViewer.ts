import gallery from '@content/gallery';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type MouseEvent, useEffect } from 'react';
import { isModifiedClick } from '../../components/isModifiedClick';
import { useOnDemand } from '../../components/useOnDemand';

const { pictures } = gallery;

/**
 * The picture in the address: /gallery?picture=slug. Opening one adds a history entry, so that Back
 * closes it. Stepping adds none.
 */
export function useViewer() {
  const history = useHistory<{ chosenHere?: true } | undefined>();
  const { search, state } = useLocation<{ chosenHere?: true } | undefined>();
  const asked = useIsBrowser() ? new URLSearchParams(search).get('picture') : null;
  const found = pictures.findIndex(({ slug }) => slug === asked);
  const { loaded, failed, request } = useOnDemand(() => import('./Viewer'));
  const shown = found < 0 ? undefined : found;

  useEffect(() => {
    if (shown !== undefined) {
      request();
    }
  }, [shown]);

  return {
    shown,
    failed,
    Viewer: loaded?.Viewer,
    /** Handles the click on a link to a picture's file. */
    async open(event: MouseEvent<HTMLAnchorElement>, position: number) {
      if (isModifiedClick(event)) {
        return;
      }
      event.preventDefault();
      if (await request()) {
        history.push({ search: addressOf(position), state: { chosenHere: true } });
      }
    },
    step(position: number) {
      history.replace({ search: addressOf(position), state });
    },
    close() {
      if (state?.chosenHere) {
        history.goBack();
      } else {
        history.replace({ search: '' });
      }
    },
  };
}

function addressOf(position: number): string {
  return `?picture=${pictures[position]?.slug}`;
}
