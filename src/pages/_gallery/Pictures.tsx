import gallery from '@content/gallery';
import { LoadFailureNotice } from '../../components/LoadFailureNotice';
import { Carousel } from './Carousel';
import { Grid } from './Grid';
import { useViewer } from './useViewer';

const minCarouselPictureCount = 6;
const { made, pictures } = gallery;

export function Pictures() {
  const viewer = useViewer();
  return (
    <>
      {pictures.length > 0 && <Grid onOpenPicture={viewer.openPicture} />}
      {made.pictures.length >= minCarouselPictureCount && (
        <Carousel isAutoplayBlocked={viewer.openPictureIndex !== undefined} />
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
