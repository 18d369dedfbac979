import gallery from '@content/gallery';
import clsx from 'clsx';
import { CarouselControls } from '../../../components/Carousel';
import { useCarousel } from '../../../components/Carousel/useCarousel';
import { Link } from '../../../components/Link';
import { Picture } from '../../../components/Picture';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

const importSwiper = () => import('./slideshow');
const intervalMs = 2_000;

export function Carousel({ isAutoplayBlocked }: { isAutoplayBlocked: boolean }) {
  const { heading, lead, label, pictures } = gallery.made;
  const carousel = useCarousel({ importSwiper, intervalMs, isAutoplayBlocked });
  return (
    <Section
      ground="night"
      labelledBy="made"
      heading={heading}
      lead={lead}
      className={styles.section}
    >
      <section
        ref={carousel.carouselRef}
        className={styles.stage}
        aria-roledescription="carousel"
        aria-label={label}
        {...carousel.interactionHandlers}
      >
        <ul className={clsx('swiper-wrapper', styles.slides)}>
          {pictures.map(({ caption, picture, work }) => (
            <li key={caption} className={clsx('swiper-slide', styles.slide)}>
              <Link to={`/portfolio/${work}`} className={styles.link}>
                <Picture
                  picture={picture}
                  sizes="(width >= 1600px) 390px, (width >= 64em) 300px, (width >= 48em) 31vw, (width >= 30em) 46vw, 90vw"
                  className={styles.picture}
                />
                <span className={styles.caption}>{caption}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <CarouselControls carousel={carousel} labels={gallery.labels} className={styles.controls} />
    </Section>
  );
}
