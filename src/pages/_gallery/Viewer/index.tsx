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

/** Closes when the URL no longer names a picture. */
export function Viewer({
  openIndex,
  onStep,
  onClose,
}: {
  openIndex: number | undefined;
  onStep: (position: number) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const previousIndex = useRef<number>(undefined);
  const settleTimer = useRef(0);
  const index = openIndex ?? 0;

  useEffect(() => {
    const isNeighbour =
      previousIndex.current !== undefined && Math.abs(previousIndex.current - index) === 1;
    previousIndex.current = openIndex;
    if (openIndex === undefined) {
      closeDialog(dialog.current);
      return;
    }
    openDialog(dialog.current);
    scrollToPicture(strip.current, openIndex, isNeighbour ? 'smooth' : 'instant');
    preload(openIndex + 1);
    preload(openIndex - 1);
  }, [openIndex, index]);

  function step(by: 1 | -1) {
    clearTimeout(settleTimer.current);
    onStep((index + by + pictures.length) % pictures.length);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      step(event.key === 'ArrowRight' ? 1 : -1);
    }
  }
  /** Waits until scrolling stops: Safari before version 26 has no scrollend event. */
  function onScroll({ currentTarget: { scrollLeft, scrollWidth } }: UIEvent<HTMLElement>) {
    clearTimeout(settleTimer.current);
    settleTimer.current = window.setTimeout(() => {
      const newIndex = Math.round((scrollLeft / scrollWidth) * pictures.length);
      if (newIndex !== index) {
        onStep(newIndex);
      }
    }, 100);
  }
  return (
    <Dialog
      ref={dialog}
      title={pictures[index]?.caption ?? ''}
      closeLabel={labels.close}
      className={styles.viewer}
      onClose={() => openIndex !== undefined && onClose()}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={strip}
        className={styles.strip}
        aria-label={labels.carousel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {pictures.map(({ slug, picture }, position) => (
          <li key={slug} className={styles.item} inert={position !== openIndex}>
            <Picture picture={picture} sizes={sizes} className={styles.picture} />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <p className={styles.count}>{`${labels.viewer} ${index + 1} / ${pictures.length}`}</p>
        <div className={styles.steps}>
          <Button variant="quiet" aria-label={labels.previous} onClick={() => step(-1)}>
            <ArrowLeft />
          </Button>
          <Button variant="quiet" aria-label={labels.next} onClick={() => step(1)}>
            <ArrowRight />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function scrollToPicture(
  strip: HTMLElement | null,
  position: number,
  behavior: 'instant' | 'smooth',
) {
  const item = strip?.children[position];
  if (item instanceof HTMLElement) {
    strip?.scrollTo({
      left: item.offsetLeft,
      behavior: prefersReducedMotion() ? 'instant' : behavior,
    });
  }
}

/** Preloads a neighbour, whose image element is lazy. */
function preload(position: number) {
  const neighbour = pictures[(position + pictures.length) % pictures.length];
  if (neighbour) {
    const image = new Image();
    image.sizes = sizes;
    image.srcset = sourceSet(neighbour.picture);
  }
}
