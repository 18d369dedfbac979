import gallery from '@content/gallery';
import clsx from 'clsx';
import { type MouseEvent, useRef } from 'react';
import { CarouselControls } from '../../../components/Carousel';
import { useCarousel } from '../../../components/Carousel/useCarousel';
import { Enlarge } from '../../../components/icons';
import { Picture } from '../../../components/Picture';
import { buildLargestAvifUrl } from '../../../components/Picture/addresses';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
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
  const { heading, lead, pictures, labels } = gallery;
  const carouselRef = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({ carouselRef, importSwiper, intervalMs, isAutoplayBlocked });
  return (
    <Section labelledBy="pictures" className={styles.section}>
      <div className={styles.head}>
        <SectionHeading id="pictures" lead={lead} heading={heading} />
        <CarouselControls carousel={carousel} labels={labels} className={styles.controls} />
      </div>
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
                  eager={pictureIndex === 0}
                  sizes="(width >= 1600px) 390px, (width >= 64em) 300px, (width >= 48em) 31vw, (width >= 30em) 46vw, 90vw"
                  className={styles.picture}
                />
                <span className={styles.enlarge}>
                  <Enlarge />
                  <span className="unseen">{labels.enlarge}: </span>
                </span>
                <span className={styles.caption}>{caption}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Section>
  );
}
