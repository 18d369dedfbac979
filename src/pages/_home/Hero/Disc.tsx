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
const iconByName = { rupee: Rupee, tick: Tick };

/** The later pictures load when the disc is in view. */
export function Disc({ isRunning }: { isRunning: boolean }) {
  const { pictures, promises } = home.hero;
  const discRef = useRef<HTMLDivElement>(null);
  const isNearViewport = useNearViewport(discRef, '-15%');
  const { index: activeIndex } = useRotation({ count: pictures.length, interval, isRunning });
  return (
    <div className={styles.side}>
      <PreloadFirstPicture />
      <div ref={discRef} className={styles.disc}>
        {pictures.map(
          (picture, pictureIndex) =>
            (pictureIndex === 0 || isNearViewport) && (
              <div
                key={picture.base}
                className={styles.picture}
                data-shown={activeIndex === pictureIndex}
                aria-hidden={activeIndex === pictureIndex ? undefined : true}
              >
                <Picture picture={picture} sizes={sizes} />
              </div>
            ),
        )}
      </div>
      <ul className={styles.promises}>
        {promises.map((promise) => {
          const Icon = iconByName[promise.icon];
          return (
            <li key={promise.title} className={styles.promise}>
              <span className={styles.mark}>
                <Icon />
              </span>
              <span>
                {promise.title}
                <small className={styles.small}>{promise.text}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function PreloadFirstPicture() {
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
