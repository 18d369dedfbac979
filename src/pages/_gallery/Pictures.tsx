import gallery from '@content/gallery';
import { LoadFailureNotice } from '../../components/LoadFailureNotice';
import { Carousel } from './Carousel';
import { Grid } from './Grid';
import { useViewer } from './useViewer';

const minCarouselPictureCount = 6;
const pictureCount = gallery.pictures.length;
const hasCarousel = pictureCount >= minCarouselPictureCount;

export function Pictures() {
  const viewer = useViewer();
  return (
    <>
      {pictureCount > 0 && <Grid onOpenPicture={viewer.openPicture} />}
      {hasCarousel && (
        <Carousel
          isAutoplayBlocked={viewer.openPictureIndex !== undefined}
          onOpenPicture={viewer.openPicture}
        />
      )}
      {viewer.hasLoadFailed && <LoadFailureNotice>{gallery.labels.failed}</LoadFailureNotice>}
      {viewer.Viewer && (
        <viewer.Viewer
          openPictureIndex={viewer.openPictureIndex}
          onShowPicture={viewer.showPicture}
          onClose={viewer.closeViewer}
        />
      )}
    </>
  );
}
