import gallery from '@content/gallery';
import clsx from 'clsx';
import { type MouseEvent, useRef } from 'react';
import { CarouselControls } from '../../../components/Carousel';
import { useCarousel } from '../../../components/Carousel/useCarousel';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { Slide } from './Slide';
import styles from './styles.module.css';

const interval = 2_000;

export function Carousel({
  stopped,
  onOpen,
}: {
  stopped: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, position: number) => void;
}) {
  const { heading, lead, pictures, labels } = gallery;
  const list = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({ list, load, interval, stopped });
  return (
    <Section labelledBy="pictures" className={styles.section}>
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
              key={shown.slug}
              shown={shown}
              first={position === 0}
              onOpen={(event) => onOpen(event, position)}
            />
          ))}
        </ul>
      </section>
    </Section>
  );
}

async function load() {
  return (await import('./slideshow')).startSlideshow;
}
