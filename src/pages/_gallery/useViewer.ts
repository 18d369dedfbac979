import gallery from '@content/gallery';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type MouseEvent, useEffect, useState } from 'react';
import { opensElsewhere } from '../../components/opensElsewhere';
import type { Viewer } from './Viewer';

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
  const [LoadedViewer, setViewer] = useState<typeof Viewer>();
  const [failed, setFailed] = useState(false);
  const shown = found < 0 ? undefined : found;

  async function load(): Promise<boolean> {
    setFailed(false);
    const loaded = await import('./Viewer').catch(() => undefined);
    setViewer(() => loaded?.Viewer);
    setFailed(loaded === undefined);
    return loaded !== undefined;
  }
  useEffect(() => {
    if (shown !== undefined) {
      load();
    }
  }, [shown]);

  return {
    shown,
    failed,
    LoadedViewer,
    /** Handles the click on a link to a picture's file. */
    async open(event: MouseEvent<HTMLAnchorElement>, position: number) {
      if (opensElsewhere(event)) {
        return;
      }
      event.preventDefault();
      if (await load()) {
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
