import gallery from '@content/gallery';
import clsx from 'clsx';
import { type MouseEvent, useRef } from 'react';
import { CarouselControls } from '../../../components/Carousel';
import { useCarousel } from '../../../components/Carousel/useCarousel';
import { Picture } from '../../../components/Picture';
import { buildLargestAvifUrl } from '../../../components/Picture/addresses';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

const importSwiper = () => import('./slideshow');
const intervalMs = 2_000;

export function Carousel({
  isAutoplayBlocked,
  onOpenPicture,
}: {
  isAutoplayBlocked: boolean;
  onOpenPicture: (event: MouseEvent<HTMLAnchorElement>, pictureIndex: number) => void;
}) {
  const { pictures, labels } = gallery;
  const carouselRef = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({ carouselRef, importSwiper, intervalMs, isAutoplayBlocked });
  return (
    <Section ground="night" className={styles.section}>
      <section
        ref={carouselRef}
        className={styles.stage}
        aria-roledescription="carousel"
        aria-label={labels.carousel}
        {...carousel.interactionHandlers}
      >
        <ul className={clsx('swiper-wrapper', styles.slides)}>
          {pictures.map(({ slug, caption, picture }, pictureIndex) => (
            <li key={slug} className={clsx('swiper-slide', styles.slide)}>
              <a
                href={buildLargestAvifUrl(picture)}
                className={styles.link}
                onClick={(event) => onOpenPicture(event, pictureIndex)}
              >
                <Picture
                  picture={picture}
                  sizes="(width >= 1600px) 390px, (width >= 64em) 300px, (width >= 48em) 31vw, (width >= 30em) 46vw, 90vw"
                  className={styles.picture}
                />
                <span className="unseen">{labels.enlarge}: </span>
                <span className={styles.caption}>{caption}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <CarouselControls carousel={carousel} labels={labels} className={styles.controls} />
    </Section>
  );
}
