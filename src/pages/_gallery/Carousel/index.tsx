import gallery from '@content/gallery';
import clsx from 'clsx';
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { ArrowLeft, ArrowRight } from '../../../components/icons';
import { useHold } from '../../../components/motion/useHold';
import { useMayMove } from '../../../components/motion/useMayMove';
import { useEvery } from '../../../components/motion/useRotation';
import { PauseButton } from '../../../components/PauseButton';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { Slide } from './Slide';
import styles from './styles.module.css';
import { useSlideshow } from './useSlideshow';

const Viewer = lazy(() => import('../Viewer'));

const interval = 2_000;

/** The pictures in a row that moves by itself; each opens large. */
export function Carousel() {
  const { heading, lead, pictures, labels } = gallery;
  const list = useRef<HTMLDivElement>(null);
  const { slideshow, active } = useSlideshow(list);
  const [paused, setPaused] = useState(false);
  const [large, setLarge] = useState<number>();
  const { held, holders } = useHold();
  const mayMove = useMayMove();
  const moving = Boolean(slideshow) && mayMove && !paused && !held && large === undefined;
  useEvery(interval, moving, () => slideshow?.slideNext(), active);

  function open(event: MouseEvent, position: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    setLarge(position);
  }
  return (
    <Section labelledBy="pictures">
      <div className={styles.head}>
        <SectionHeading id="pictures" lead={lead}>
          {heading}
        </SectionHeading>
        <div className={styles.controls} data-ready={slideshow ? '' : undefined}>
          <button
            type="button"
            className={styles.step}
            aria-label={labels.previous}
            onClick={() => slideshow?.slidePrev()}
          >
            <ArrowLeft />
          </button>
          <PauseButton paused={paused} onToggle={setPaused} labels={labels} />
          <button
            type="button"
            className={styles.step}
            aria-label={labels.next}
            onClick={() => slideshow?.slideNext()}
          >
            <ArrowRight />
          </button>
        </div>
      </div>
      <section
        ref={list}
        className={styles.stage}
        aria-roledescription="carousel"
        aria-label={labels.carousel}
        {...holders}
      >
        <ul className={clsx('swiper-wrapper', styles.slides)}>
          {pictures.map((shown, position) => (
            <Slide key={shown.caption} shown={shown} onOpen={(event) => open(event, position)} />
          ))}
        </ul>
      </section>
      {large !== undefined && (
        <Suspense>
          <Viewer start={large} onClose={() => setLarge(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
