import clients from '@content/clients';
import home from '@content/home';
import clsx from 'clsx';
import { type FocusEvent, useRef } from 'react';
import { CarouselControls } from '../../../components/Carousel';
import { useCarousel } from '../../../components/Carousel/useCarousel';
import { ExternalLink } from '../../../components/ExternalLink';
import { ArrowUpRight } from '../../../components/icons';
import { Picture } from '../../../components/Picture';
import styles from './styles.module.css';

const interval = 2500;
const sizes = '(min-width: 1600px) 540px, (min-width: 900px) 36vw, 76vw';

/** Clients' sites in a coverflow; each opens in a new tab. */
export function Projects() {
  const labels = home.work.carousel;
  const list = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({ list, load, interval });
  const { swiper, active, moving, holders } = carousel;
  return (
    <section aria-roledescription="carousel" aria-label={labels.label}>
      <div ref={list} className={styles.stage} {...holders}>
        <ul
          className={clsx('swiper-wrapper', styles.slides)}
          onFocus={swiper ? undefined : showWhole}
        >
          {clients.map(({ name, url, picture }) => (
            <li key={name} className={clsx('swiper-slide', styles.slide)}>
              <ExternalLink className={styles.card} to={url}>
                <Picture picture={picture} sizes={sizes} className={styles.picture} />
                <span className={styles.name}>
                  {name}
                  <ArrowUpRight className={styles.arrow} />
                </span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      <CarouselControls carousel={carousel} labels={labels} className={styles.controls} />
      <p className="unseen" aria-live="polite">
        {swiper && !moving ? clients[active].name : ''}
      </p>
    </section>
  );
}

async function load() {
  return (await import('./coverflow')).startCoverflow;
}

/** A list that snaps leaves the slide which the keyboard reached half outside. */
function showWhole({ target }: FocusEvent) {
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
