import gallery from '@content/gallery';
import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { showOverPage } from '../../../components/Dialog/overPage';
import { ArrowLeft, ArrowRight } from '../../../components/icons';
import { wantsStillness } from '../../../components/motion/useMayMove';
import { Picture } from '../../../components/Picture';
import styles from './styles.module.css';

const { pictures, labels } = gallery;

/** One picture large, its neighbours a swipe, an arrow key or a click away. Escape closes it. */
export function Viewer({ start, onClose }: { start: number; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  const settling = useRef(0);

  useEffect(() => {
    showOverPage(dialog.current);
    goTo(strip.current, start, 'instant');
  }, [start]);

  function step(by: 1 | -1) {
    clearTimeout(settling.current);
    const next = (shown + by + pictures.length) % pictures.length;
    setShown(next);
    goTo(strip.current, next, Math.abs(next - shown) > 1 ? 'instant' : 'smooth');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      step(event.key === 'ArrowRight' ? 1 : -1);
    }
  }
  /** At rest, which Safari before version 26 does not say by itself. */
  function onScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) {
    clearTimeout(settling.current);
    settling.current = window.setTimeout(() => {
      setShown(Math.round(scrollLeft / clientWidth));
    }, 100);
  }
  return (
    <Dialog
      ref={dialog}
      title={pictures[shown].caption}
      lead={`${labels.viewer} ${shown + 1} / ${pictures.length}`}
      closeLabel={labels.close}
      className={styles.viewer}
      onClose={onClose}
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
        {pictures.map(({ caption, picture }, position) => (
          <li key={caption} className={styles.place} inert={position !== shown}>
            <Picture
              picture={picture}
              sizes="(min-width: 1100px) 1000px, 90vw"
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <Button look="quiet" aria-label={labels.previous} onClick={() => step(-1)}>
          <ArrowLeft />
        </Button>
        <Button look="quiet" aria-label={labels.next} onClick={() => step(1)}>
          <ArrowRight />
        </Button>
      </div>
    </Dialog>
  );
}

function goTo(strip: HTMLElement | null, position: number, behavior: 'instant' | 'smooth') {
  strip?.scrollTo({
    left: position * strip.clientWidth,
    behavior: wantsStillness() ? 'instant' : behavior,
  });
}
