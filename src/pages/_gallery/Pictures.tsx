import gallery from '@content/gallery';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type MouseEvent, useEffect, useState } from 'react';
import { callHistoryWithRetry } from '../../components/callHistoryWithRetry';
import { hasModifier } from '../../components/hasModifier';
import { LoadFailureNotice } from '../../components/LoadFailureNotice';
import { useLazyImport } from '../../components/useLazyImport';
import { Carousel } from './Carousel';
import { Grid } from './Grid';

const minCarouselPictureCount = 6;
const { made, pictures, labels } = gallery;

/**
 * The URL names the open picture: /gallery?picture=slug. Opening a picture adds a history entry, so
 * that Back closes the picture; stepping to another picture replaces the entry.
 */
export function Pictures() {
  const routerHistory = useHistory<{ openedFromPage?: true } | undefined>();
  const routerLocation = useLocation<{ openedFromPage?: true } | undefined>();
  const { search, state } = routerLocation;
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

  async function openPicture(event: MouseEvent<HTMLAnchorElement>, pictureIndex: number) {
    if (hasModifier(event)) {
      return;
    }
    event.preventDefault();
    const isLoaded = await viewerImport.request();
    // A double click must not add two history entries.
    if (isLoaded && !new URLSearchParams(routerHistory.location.search).has('picture')) {
      routerHistory.push({ search: buildSearch(pictureIndex), state: { openedFromPage: true } });
    }
  }
  function showPicture(pictureIndex: number) {
    setSteppedIndex(pictureIndex);
    callHistoryWithRetry(() => routerHistory.replace({ search: buildSearch(pictureIndex), state }));
  }
  function closeViewer() {
    callHistoryWithRetry(() =>
      state?.openedFromPage ? routerHistory.goBack() : routerHistory.replace({ search: '' }),
    );
  }
  return (
    <>
      {pictures.length > 0 && <Grid onOpenPicture={openPicture} />}
      {made.pictures.length >= minCarouselPictureCount && (
        <Carousel isAutoplayBlocked={openPictureIndex !== undefined} />
      )}
      {viewerImport.failed && <LoadFailureNotice>{labels.failed}</LoadFailureNotice>}
      {viewerImport.module && (
        <viewerImport.module.Viewer
          openPictureIndex={openPictureIndex}
          onShowPicture={showPicture}
          onClose={closeViewer}
        />
      )}
    </>
  );
}

function buildSearch(pictureIndex: number): string {
  return `?picture=${pictures[pictureIndex]?.slug}`;
}
