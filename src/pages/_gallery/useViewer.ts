import gallery from '@content/gallery';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type MouseEvent, useEffect } from 'react';
import { isModifiedClick } from '../../components/isModifiedClick';
import { useOnDemand } from '../../components/useOnDemand';

const { pictures } = gallery;

/**
 * The URL names the open picture: /gallery?picture=slug. Opening a picture adds a history entry, so
 * that Back closes it; stepping replaces the entry.
 */
export function useViewer() {
  const history = useHistory<{ openedFromPage?: true } | undefined>();
  const { search, state } = useLocation<{ openedFromPage?: true } | undefined>();
  const requestedSlug = useIsBrowser() ? new URLSearchParams(search).get('picture') : null;
  const foundIndex = pictures.findIndex(({ slug }) => slug === requestedSlug);
  const { module, failed, request } = useOnDemand(() => import('./Viewer'));
  const openIndex = foundIndex < 0 ? undefined : foundIndex;

  useEffect(() => {
    if (openIndex !== undefined) {
      request();
    }
  }, [openIndex]);

  return {
    openIndex: openIndex,
    failed,
    Viewer: module?.Viewer,
    async open(event: MouseEvent<HTMLAnchorElement>, position: number) {
      if (isModifiedClick(event)) {
        return;
      }
      event.preventDefault();
      if (await request()) {
        history.push({ search: queryFor(position), state: { openedFromPage: true } });
      }
    },
    step(position: number) {
      history.replace({ search: queryFor(position), state });
    },
    close() {
      if (state?.openedFromPage) {
        history.goBack();
      } else {
        history.replace({ search: '' });
      }
    },
  };
}

function queryFor(position: number): string {
  return `?picture=${pictures[position]?.slug}`;
}
