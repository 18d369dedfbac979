import gallery from '@content/gallery';
import clsx from 'clsx';
import { type MouseEvent, useRef, useState } from 'react';
import { CarouselControls } from '../../../components/Carousel';
import { useCarousel } from '../../../components/Carousel/useCarousel';
import { opensElsewhere } from '../../../components/opensElsewhere';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import type { Viewer } from '../Viewer';
import { Slide } from './Slide';
import styles from './styles.module.css';

const interval = 2_000;

/** The pictures in a row that moves by itself; each opens large. */
export function Carousel() {
  const { heading, lead, pictures, labels } = gallery;
  const list = useRef<HTMLDivElement>(null);
  const [large, setLarge] = useState<number>();
  const [LoadedViewer, setViewer] = useState<typeof Viewer>();
  const carousel = useCarousel({ list, load, interval, stopped: large !== undefined });

  function open(event: MouseEvent<HTMLAnchorElement>, position: number) {
    if (opensElsewhere(event)) {
      return;
    }
    event.preventDefault();
    const { href } = event.currentTarget;
    setLarge(position);
    import('../Viewer').then(
      (loaded) => setViewer(() => loaded.Viewer),
      () => location.assign(href),
    );
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
      {LoadedViewer && large !== undefined && (
        <LoadedViewer start={large} onClose={() => setLarge(undefined)} />
      )}
    </Section>
  );
}

async function load() {
  return (await import('./slideshow')).startSlideshow;
}
