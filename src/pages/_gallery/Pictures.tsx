import gallery from '@content/gallery';
import { FailureNotice } from '../../components/FailureNotice';
import { Carousel } from './Carousel';
import { Grid } from './Grid';
import { useViewer } from './useViewer';

/** Fewer pictures have no carousel. */
const fewestToTurn = 6;
const count = gallery.pictures.length;
const turns = count >= fewestToTurn;

/** A carousel, a grid, and the viewer that both open. */
export function Pictures() {
  const { shown, failed, Viewer, open, step, close } = useViewer();
  return (
    <>
      {turns && <Carousel stopped={shown !== undefined} onOpen={open} />}
      {count > 0 && <Grid alone={!turns} onOpen={open} />}
      {failed && <FailureNotice>{gallery.labels.failed}</FailureNotice>}
      {Viewer && <Viewer shown={shown} onStep={step} onClose={close} />}
    </>
  );
}
