import gallery from '@content/gallery';
import { LoadFailureNotice } from '../../components/LoadFailureNotice';
import { Carousel } from './Carousel';
import { Grid } from './Grid';
import { useViewer } from './useViewer';

const minCarouselPictureCount = 6;
const pictureCount = gallery.pictures.length;
const hasCarousel = pictureCount >= minCarouselPictureCount;

export function Pictures() {
  const {
    openPictureIndex,
    hasLoadFailed: hasViewerLoadFailed,
    Viewer,
    openPicture,
    showPicture,
    closeViewer,
  } = useViewer();
  return (
    <>
      {hasCarousel && (
        <Carousel isAutoplayBlocked={openPictureIndex !== undefined} onOpenPicture={openPicture} />
      )}
      {pictureCount > 0 && <Grid isOnlySection={!hasCarousel} onOpenPicture={openPicture} />}
      {hasViewerLoadFailed && <LoadFailureNotice>{gallery.labels.failed}</LoadFailureNotice>}
      {Viewer && (
        <Viewer
          openPictureIndex={openPictureIndex}
          onShowPicture={showPicture}
          onClose={closeViewer}
        />
      )}
    </>
  );
}
