import gallery from '@content/gallery';
import { FailureNotice } from '../../components/FailureNotice';
import { Carousel } from './Carousel';
import { Grid } from './Grid';
import { useViewer } from './useViewer';

const minCarouselPictureCount = 6;
const pictureCount = gallery.pictures.length;
const hasCarousel = pictureCount >= minCarouselPictureCount;

export function Pictures() {
  const { openPictureIndex, hasLoadFailed, Viewer, openPicture, showPicture, closeViewer } =
    useViewer();
  return (
    <>
      {hasCarousel && (
        <Carousel isAutoplayBlocked={openPictureIndex !== undefined} onOpenPicture={openPicture} />
      )}
      {pictureCount > 0 && <Grid isOnlySection={!hasCarousel} onOpenPicture={openPicture} />}
      {hasLoadFailed && <FailureNotice>{gallery.labels.failed}</FailureNotice>}
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
