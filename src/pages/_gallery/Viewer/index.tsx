import gallery from '@content/gallery';
import type { KeyboardEvent, SyntheticEvent, UIEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { closeDialog, openDialog } from '../../../components/Dialog/openClose';
import { hasModifier } from '../../../components/hasModifier';
import { ArrowLeft, ArrowRight } from '../../../components/icons';
import { prefersReducedMotion } from '../../../components/motion/useMayAnimateInView';
import { Picture } from '../../../components/Picture';
import styles from './viewer.lazy.module.css';

const { pictures, labels } = gallery;
const pictureSizes = '(width >= 1100px) 1000px, 90vw';
/** The open picture and its neighbours load at once; the others when they scroll into view. */
const loadedDistances = [0, 1, pictures.length - 1];

interface Props {
  openPictureIndex: number | undefined;
  onShowPicture: (pictureIndex: number) => void;
  onClose: () => void;
}

/** The viewer closes when the URL no longer names a picture. */
export function Viewer({ openPictureIndex, onShowPicture, onClose }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pictureListRef = useRef<HTMLUListElement>(null);
  const previousIndexRef = useRef<number>(undefined);
  const scrollEndTimerRef = useRef(0);
  const shownIndex = openPictureIndex ?? 0;

  // The viewer opens before the browser handles another event, so that `handleClose` sees it open.
  useLayoutEffect(() => {
    const isNeighbour = Math.abs(Number(previousIndexRef.current) - shownIndex) === 1;
    previousIndexRef.current = openPictureIndex;
    if (openPictureIndex === undefined) {
      clearTimeout(scrollEndTimerRef.current);
      closeDialog(dialogRef.current);
      return;
    }
    openDialog(dialogRef.current);
    scrollToPicture(pictureListRef.current, openPictureIndex, isNeighbour ? 'smooth' : 'instant');
  }, [openPictureIndex]);

  function showNeighbour(indexStep: 1 | -1) {
    clearTimeout(scrollEndTimerRef.current);
    onShowPicture((shownIndex + indexStep + pictures.length) % pictures.length);
  }
  function handleArrowKeys(event: KeyboardEvent) {
    if (hasModifier(event)) {
      return;
    }
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      showNeighbour(event.key === 'ArrowRight' ? 1 : -1);
    }
  }
  /** The close event comes later than the closing, when Forward may have opened the viewer again. */
  function handleClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (openPictureIndex !== undefined && !currentTarget.matches(':modal, :popover-open')) {
      onClose();
    }
  }
  /** A timer detects the end of scrolling: Safari before version 26 has no scrollend event. */
  function syncPictureAfterScroll({
    currentTarget: { scrollLeft, scrollWidth },
  }: UIEvent<HTMLElement>) {
    clearTimeout(scrollEndTimerRef.current);
    // The list may report a scroll after its dialog has closed, when it has no size.
    if (scrollWidth === 0) {
      return;
    }
    scrollEndTimerRef.current = window.setTimeout(() => {
      const scrolledIndex = Math.round((scrollLeft / scrollWidth) * pictures.length);
      if (scrolledIndex !== shownIndex) {
        onShowPicture(scrolledIndex);
      }
    }, 100);
  }
  return (
    <Dialog
      ref={dialogRef}
      title={pictures[shownIndex]?.caption ?? ''}
      closeLabel={labels.close}
      className={styles.viewer}
      onClose={handleClose}
      onKeyDown={handleArrowKeys}
    >
      <ul
        ref={pictureListRef}
        className={styles.strip}
        aria-label={labels.carousel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling element
        tabIndex={0}
        onScroll={syncPictureAfterScroll}
      >
        {pictures.map(({ slug, picture }, pictureIndex) => (
          <li key={slug} className={styles.item} inert={pictureIndex !== openPictureIndex}>
            <Picture
              picture={picture}
              sizes={pictureSizes}
              eager={loadedDistances.includes(Math.abs(pictureIndex - Number(openPictureIndex)))}
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <p className={styles.count} aria-live="polite">
          {`${labels.viewer} ${shownIndex + 1} / ${pictures.length}`}
          <span className="unseen"> {pictures[shownIndex]?.caption}</span>
        </p>
        <div className={styles.steps}>
          <Button variant="quiet" aria-label={labels.previous} onClick={() => showNeighbour(-1)}>
            <ArrowLeft />
          </Button>
          <Button variant="quiet" aria-label={labels.next} onClick={() => showNeighbour(1)}>
            <ArrowRight />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function scrollToPicture(
  pictureListElement: HTMLElement | null,
  pictureIndex: number,
  scrollBehavior: 'instant' | 'smooth',
) {
  const pictureListItem = pictureListElement?.children[pictureIndex];
  if (pictureListItem instanceof HTMLElement) {
    pictureListElement?.scrollTo({
      left: pictureListItem.offsetLeft,
      behavior: prefersReducedMotion() ? 'instant' : scrollBehavior,
    });
  }
}
