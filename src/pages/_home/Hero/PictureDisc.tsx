import home from '@content/home';
import Head from '@docusaurus/Head';
import { useRef } from 'react';
import { buildMaskStyle } from '../../../components/Drawing';
import { useHasBeenNearViewport } from '../../../components/motion/useInView';
import { useRotation } from '../../../components/motion/useRotation';
import { Picture } from '../../../components/Picture';
import { buildSrcSet } from '../../../components/Picture/addresses';
import { useHasRest } from '../../../components/useHasRest';
import styles from './styles.module.css';

const intervalMs = 5000;
const pictureSizes = '(width >= 64em) 400px, (width >= 37.5em) 300px, 56vw';

/** The later pictures load when the disc is in view. */
export function PictureDisc({ isRunning }: { isRunning: boolean }) {
  const { pictures, ornament } = home.hero;
  const hasRest = useHasRest();
  const discRef = useRef<HTMLDivElement>(null);
  const hasBeenNearViewport = useHasBeenNearViewport(discRef, '-15%');
  const { index } = useRotation(pictures.length, intervalMs, isRunning && hasBeenNearViewport);
  return (
    <div className={styles.side} style={hasRest ? buildMaskStyle(ornament) : undefined}>
      <Head>
        <link
          rel="preload"
          as="image"
          type="image/avif"
          media="(width >= 64em)"
          imageSrcSet={buildSrcSet(pictures[0])}
          imageSizes={pictureSizes}
          fetchPriority="high"
        />
      </Head>
      <div ref={discRef} className={styles.disc}>
        {pictures.map(
          (picture, pictureIndex) =>
            (pictureIndex === 0 || hasBeenNearViewport) && (
              <div
                key={picture.base}
                className={styles.picture}
                data-shown={index === pictureIndex}
                aria-hidden={index === pictureIndex ? undefined : true}
              >
                <Picture picture={picture} sizes={pictureSizes} />
              </div>
            ),
        )}
      </div>
    </div>
  );
}
