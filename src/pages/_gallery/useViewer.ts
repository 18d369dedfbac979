import gallery from '@content/gallery';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type MouseEvent, useEffect, useState } from 'react';
import { callHistory } from '../../components/callHistory';
import { hasModifier } from '../../components/hasModifier';
import { useLazyImport } from '../../components/useLazyImport';

const { pictures } = gallery;

/**
 * The URL names the open picture: /gallery?picture=slug. Opening a picture adds a history entry, so
 * that Back closes the picture; stepping to another picture replaces the entry.
 */
export function useViewer() {
  const routerHistory = useHistory<{ openedFromPage?: true } | undefined>();
  const routerLocation = useLocation<{ openedFromPage?: true } | undefined>();
  const { search } = routerLocation;
  const requestedSlug = useIsBrowser() ? new URLSearchParams(search).get('picture') : null;
  const requestedIndex = pictures.findIndex(({ slug }) => slug === requestedSlug);
  const viewerImport = useLazyImport(() => import('./Viewer'), { reloadsOutdatedPage: true });
  /** The picture of the last step, as long as the URL is behind. */
  const [steppedIndex, setSteppedIndex] = useState<number>();
  const openPictureIndex = requestedIndex < 0 ? undefined : (steppedIndex ?? requestedIndex);

  useEffect(() => setSteppedIndex(undefined), [routerLocation]);

  useEffect(() => {
    if (openPictureIndex !== undefined) {
      viewerImport.request();
    }
  }, [openPictureIndex]);

  return {
    openPictureIndex,
    hasLoadFailed: viewerImport.failed,
    Viewer: viewerImport.module?.Viewer,
    async openPicture(event: MouseEvent<HTMLAnchorElement>, pictureIndex: number) {
      if (hasModifier(event)) {
        return;
      }
      event.preventDefault();
      const isLoaded = await viewerImport.request();
      // A double click must not add two history entries.
      if (isLoaded && !new URLSearchParams(routerHistory.location.search).has('picture')) {
        routerHistory.push({ search: buildSearch(pictureIndex), state: { openedFromPage: true } });
      }
    },
    showPicture(pictureIndex: number) {
      setSteppedIndex(pictureIndex);
      const { state } = routerLocation;
      callHistory(() => routerHistory.replace({ search: buildSearch(pictureIndex), state }));
    },
    closeViewer() {
      callHistory(() =>
        routerLocation.state?.openedFromPage
          ? routerHistory.goBack()
          : routerHistory.replace({ search: '' }),
      );
    },
  };
}

function buildSearch(pictureIndex: number): string {
  return `?picture=${pictures[pictureIndex]?.slug}`;
}
