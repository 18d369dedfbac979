import clients from '@content/clients';
import home from '@content/home';
import clsx from 'clsx';
import type { FocusEvent } from 'react';
import { CarouselControls } from '../../../components/Carousel';
import { useCarousel } from '../../../components/Carousel/useCarousel';
import { ArrowRight, ArrowUpRight } from '../../../components/icons';
import { Link } from '../../../components/Link';
import { Picture } from '../../../components/Picture';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

const importSwiper = () => import('./coverflow');
const intervalMs = 2500;
const minCarouselClientCount = 5;
const isStatic = clients.length < minCarouselClientCount;
const pictureSizes = '(width >= 1600px) 540px, (width >= 56.25em) 36vw, 76vw';

/** A card opens the client's site in a new tab; its small link leads to our page about the work. */
export function BestWork() {
  const { heading, subtitle, project, carousel: labels } = home.work;
  const carousel = useCarousel({ importSwiper, intervalMs, isStatic });
  const { carouselRef, swiper, activeIndex, isStoppedByVisitor, interactionHandlers } = carousel;
  return (
    clients.length > 0 && (
      <Section
        ground="night"
        labelledBy="work"
        heading={heading}
        lead={subtitle}
        centred
        className={styles.section}
      >
        <section
          className={styles.wide}
          aria-roledescription={isStatic ? undefined : 'carousel'}
          aria-label={labels.label}
        >
          <div
            ref={carouselRef}
            className={clsx(styles.stage, isStatic && styles.static)}
            {...interactionHandlers}
          >
            <ul
              className={clsx('swiper-wrapper', styles.slides)}
              onFocus={swiper ? undefined : centreFocusedSlide}
            >
              {clients.map(({ name, url, work, picture }) => (
                <li key={name} className={clsx('swiper-slide', styles.slide)}>
                  <div className={styles.card}>
                    <Link to={url} className={styles.site}>
                      <Picture picture={picture} sizes={pictureSizes} className={styles.picture} />
                      <span className={styles.name}>
                        {name}
                        <ArrowUpRight className={styles.arrow} />
                      </span>
                    </Link>
                    {work && (
                      <Link
                        to={`/portfolio/${work}`}
                        aria-label={`${project}: ${name}`}
                        className={styles.project}
                      >
                        {project}
                        <ArrowRight className={styles.arrow} />
                      </Link>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </div>
          {!isStatic && (
            <CarouselControls carousel={carousel} labels={labels} className={styles.controls} />
          )}
          <p className="unseen" aria-live="polite">
            {swiper && isStoppedByVisitor ? clients[activeIndex]?.name : ''}
          </p>
        </section>
      </Section>
    )
  );
}

/** Centres a focused slide, because scroll snapping would leave half of it outside the list. */
function centreFocusedSlide({ target }: FocusEvent) {
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
