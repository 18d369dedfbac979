import gallery from '@content/gallery';
import clsx from 'clsx';
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { CarouselControls } from '../../../components/Carousel';
import { useCarousel } from '../../../components/Carousel/useCarousel';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { Slide } from './Slide';
import styles from './styles.module.css';

const Viewer = lazy(() => import('../Viewer'));

const interval = 2_000;

/** The pictures in a row that moves by itself; each opens large. */
export function Carousel() {
  const { heading, lead, pictures, labels } = gallery;
  const list = useRef<HTMLDivElement>(null);
  const [large, setLarge] = useState<number>();
  const carousel = useCarousel({ list, load, interval, stopped: large !== undefined });

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
        <CarouselControls carousel={carousel} labels={labels} className={styles.controls} />
      </div>
      <section
        ref={list}
        className={styles.stage}
        aria-roledescription="carousel"
        aria-label={labels.carousel}
        {...carousel.holders}
      >
        <ul className={clsx('swiper-wrapper', styles.slides)}>
          {pictures.map((shown, position) => (
            <Slide
              key={shown.caption}
              shown={shown}
              first={position === 0}
              onOpen={(event) => open(event, position)}
            />
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

async function load() {
  return (await import('./slideshow')).startSlideshow;
}
