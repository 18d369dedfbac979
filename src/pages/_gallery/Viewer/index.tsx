import gallery from '@content/gallery';
import { type KeyboardEvent, type UIEvent, useEffect, useRef } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { closeDialog, openDialog } from '../../../components/Dialog/openClose';
import { ArrowLeft, ArrowRight } from '../../../components/icons';
import { prefersReducedMotion } from '../../../components/motion/useMayMove';
import { Picture } from '../../../components/Picture';
import { sourceSet } from '../../../components/Picture/addresses';
import styles from './styles.module.css';

const { pictures, labels } = gallery;
const sizes = '(width >= 1100px) 1000px, 90vw';

/** One picture large, the others a swipe, an arrow key or a click away. Closes with an address that names none. */
export function Viewer({
  shown,
  onStep,
  onClose,
}: {
  shown: number | undefined;
  onStep: (position: number) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);
  const settling = useRef(0);
  const current = shown ?? 0;

  useEffect(() => {
    const isNextTo = before.current !== undefined && Math.abs(before.current - current) === 1;
    before.current = shown;
    if (shown === undefined) {
      closeDialog(dialog.current);
      return;
    }
    openDialog(dialog.current);
    goTo(strip.current, shown, isNextTo ? 'smooth' : 'instant');
    preload(shown + 1);
    preload(shown - 1);
  }, [shown, current]);

  function step(by: 1 | -1) {
    clearTimeout(settling.current);
    onStep((current + by + pictures.length) % pictures.length);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      step(event.key === 'ArrowRight' ? 1 : -1);
    }
  }
  /** Waits for the strip to rest: Safari before version 26 has no event for that. */
  function onScroll({ currentTarget: { scrollLeft, scrollWidth } }: UIEvent<HTMLElement>) {
    clearTimeout(settling.current);
    settling.current = window.setTimeout(() => {
      const settled = Math.round((scrollLeft / scrollWidth) * pictures.length);
      if (settled !== current) {
        onStep(settled);
      }
    }, 100);
  }
  return (
    <Dialog
      ref={dialog}
      title={pictures[current]?.caption ?? ''}
      closeLabel={labels.close}
      className={styles.viewer}
      onClose={() => shown !== undefined && onClose()}
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
          <li key={slug} className={styles.place} inert={position !== shown}>
            <Picture picture={picture} sizes={sizes} className={styles.picture} />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <p className={styles.count}>{`${labels.viewer} ${current + 1} / ${pictures.length}`}</p>
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

function goTo(strip: HTMLElement | null, position: number, behavior: 'instant' | 'smooth') {
  const place = strip?.children[position];
  if (place instanceof HTMLElement) {
    strip?.scrollTo({
      left: place.offsetLeft,
      behavior: prefersReducedMotion() ? 'instant' : behavior,
    });
  }
}

/** Loads a neighbour, which is lazy outside the strip. */
function preload(position: number) {
  const neighbour = pictures[(position + pictures.length) % pictures.length];
  if (neighbour) {
    const image = new Image();
    image.sizes = sizes;
    image.srcset = sourceSet(neighbour.picture);
  }
}
