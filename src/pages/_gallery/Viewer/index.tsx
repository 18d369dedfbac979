import gallery from '@content/gallery';
import { type KeyboardEvent, type UIEvent, useEffect, useRef } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { closeDialog, openDialog } from '../../../components/Dialog/openClose';
import { ArrowLeft, ArrowRight } from '../../../components/icons';
import { prefersReducedMotion } from '../../../components/motion/useMayAnimate';
import { Picture } from '../../../components/Picture';
import { sourceSet } from '../../../components/Picture/addresses';
import styles from './styles.module.css';

const { pictures, labels } = gallery;
const sizes = '(width >= 1100px) 1000px, 90vw';

/** The viewer closes when the URL no longer names a picture. */
export function Viewer({
  openIndex,
  onStep,
  onClose,
}: {
  openIndex: number | undefined;
  onStep: (pictureIndex: number) => void;
  onClose: () => void;
}) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const stripRef = useRef<HTMLUListElement>(null);
  const previousIndexRef = useRef<number>(undefined);
  const scrollEndTimerRef = useRef(0);
  const currentIndex = openIndex ?? 0;

  useEffect(() => {
    const isNeighbour =
      previousIndexRef.current !== undefined &&
      Math.abs(previousIndexRef.current - currentIndex) === 1;
    previousIndexRef.current = openIndex;
    if (openIndex === undefined) {
      closeDialog(dialogRef.current);
      return;
    }
    openDialog(dialogRef.current);
    scrollToPicture(stripRef.current, openIndex, isNeighbour ? 'smooth' : 'instant');
    preloadPicture(openIndex + 1);
    preloadPicture(openIndex - 1);
  }, [openIndex, currentIndex]);

  function showNeighbour(offset: 1 | -1) {
    clearTimeout(scrollEndTimerRef.current);
    onStep((currentIndex + offset + pictures.length) % pictures.length);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      showNeighbour(event.key === 'ArrowRight' ? 1 : -1);
    }
  }
  /** A timer detects the end of scrolling: Safari before version 26 has no scrollend event. */
  function onScroll({ currentTarget: { scrollLeft, scrollWidth } }: UIEvent<HTMLElement>) {
    clearTimeout(scrollEndTimerRef.current);
    scrollEndTimerRef.current = window.setTimeout(() => {
      const scrolledIndex = Math.round((scrollLeft / scrollWidth) * pictures.length);
      if (scrolledIndex !== currentIndex) {
        onStep(scrolledIndex);
      }
    }, 100);
  }
  return (
    <Dialog
      ref={dialogRef}
      title={pictures[currentIndex]?.caption ?? ''}
      closeLabel={labels.close}
      className={styles.viewer}
      onClose={() => openIndex !== undefined && onClose()}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={stripRef}
        className={styles.strip}
        aria-label={labels.carousel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling element
        tabIndex={0}
        onScroll={onScroll}
      >
        {pictures.map(({ slug, picture }, pictureIndex) => (
          <li key={slug} className={styles.item} inert={pictureIndex !== openIndex}>
            <Picture picture={picture} sizes={sizes} className={styles.picture} />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <p
          className={styles.count}
        >{`${labels.viewer} ${currentIndex + 1} / ${pictures.length}`}</p>
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
  stripElement: HTMLElement | null,
  pictureIndex: number,
  scrollBehavior: 'instant' | 'smooth',
) {
  const pictureItem = stripElement?.children[pictureIndex];
  if (pictureItem instanceof HTMLElement) {
    stripElement?.scrollTo({
      left: pictureItem.offsetLeft,
      behavior: prefersReducedMotion() ? 'instant' : scrollBehavior,
    });
  }
}

/** Without a preload, a neighbouring picture loads only when it scrolls into view. */
function preloadPicture(pictureIndex: number) {
  const galleryPicture = pictures[(pictureIndex + pictures.length) % pictures.length];
  if (galleryPicture) {
    const imageElement = new Image();
    imageElement.sizes = sizes;
    imageElement.srcset = sourceSet(galleryPicture.picture);
  }
}
