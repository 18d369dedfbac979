import gallery from '@content/gallery';
import { FailureNotice } from '../../components/FailureNotice';
import { Carousel } from './Carousel';
import { Grid } from './Grid';
import { useViewer } from './useViewer';

const minForCarousel = 6;
const count = gallery.pictures.length;
const hasCarousel = count >= minForCarousel;

export function Pictures() {
  const { openIndex, failed, Viewer, open, step, close } = useViewer();
  return (
    <>
      {hasCarousel && <Carousel isStopped={openIndex !== undefined} onOpen={open} />}
      {count > 0 && <Grid isOnlySection={!hasCarousel} onOpen={open} />}
      {failed && <FailureNotice>{gallery.labels.failed}</FailureNotice>}
      {Viewer && <Viewer openIndex={openIndex} onStep={step} onClose={close} />}
    </>
  );
}
