import home from '@content/home';
import Head from '@docusaurus/Head';
import { useRef } from 'react';
import { Rupee, Tick } from '../../../components/icons';
import { useNearViewport } from '../../../components/motion/useNearViewport';
import { useRotation } from '../../../components/motion/useRotation';
import { Picture } from '../../../components/Picture';
import { sourceSet } from '../../../components/Picture/addresses';
import styles from './styles.module.css';

const interval = 5000;
const sizes = '(width >= 64em) 500px, (width >= 37.5em) 480px, 88vw';
const icons = { rupee: Rupee, tick: Tick };

/** The later pictures load when the disc is in view. */
export function Disc({ isRunning }: { isRunning: boolean }) {
  const { pictures, promises } = home.hero;
  const disc = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(disc, '-15%');
  const { index } = useRotation({ count: pictures.length, interval, isRunning });
  return (
    <div className={styles.side}>
      <PreloadOnLargeScreens />
      <div ref={disc} className={styles.disc}>
        {pictures.map(
          (picture, position) =>
            (position === 0 || isNear) && (
              <div
                key={picture.base}
                className={styles.picture}
                data-shown={index === position}
                aria-hidden={index === position ? undefined : true}
              >
                <Picture picture={picture} sizes={sizes} />
              </div>
            ),
        )}
      </div>
      <ul className={styles.promises}>
        {promises.map(({ icon, title, text }) => {
          const Icon = icons[icon];
          return (
            <li key={title} className={styles.promise}>
              <span className={styles.mark}>
                <Icon />
              </span>
              <span>
                {title}
                <small className={styles.small}>{text}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function PreloadOnLargeScreens() {
  return (
    <Head>
      <link
        rel="preload"
        as="image"
        type="image/avif"
        media="(width >= 64em)"
        imageSrcSet={sourceSet(home.hero.pictures[0])}
        imageSizes={sizes}
        fetchPriority="high"
      />
    </Head>
  );
}
