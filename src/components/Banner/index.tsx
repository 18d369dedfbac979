import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../content/schemas';
import { Breadcrumb, type Crumb } from '../Breadcrumb';
import { buildColourStyle } from '../colourStyle';
import { buildMaskStyle } from '../Drawing';
import { Picture } from '../Picture';
import { useHasRest } from '../useHasRest';
import styles from './styles.module.css';

/** A phone loads 70vw for a full-width picture: at 3x density, a picture for 2x is sharp enough. */
const pictureSizes = '(width < 37.5em) 70vw, 46vw';

export function Banner({
  heading,
  lead,
  parents,
  current,
  picture,
  motif,
  icons,
  emblem,
}: {
  heading: string;
  lead?: string;
  parents: Crumb[];
  current: string;
  picture?: PictureData;
  motif?: { drawing: string; colour: string } | undefined;
  /** Drawings in satin stitch, in the middle of the motif. */
  icons?: string[] | undefined;
  emblem?: ReactNode;
}) {
  // To draw the embroidery takes the browser as long as to draw the words.
  const hasRest = useHasRest();
  return (
    <div
      className={clsx(styles.banner, motif ? ['cloth', styles.cloth] : styles.plain)}
      style={motif && buildColourStyle(motif.colour)}
      data-ground={motif && 'dark'}
    >
      <div className={styles.width}>
        <div className={styles.words}>
          <Breadcrumb parents={parents} current={current} />
          <h1 className={styles.heading} style={motif && buildFittingStyle(heading)}>
            {heading}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      </div>
      {motif && (
        <div className={styles.motif} style={hasRest ? buildMaskStyle(motif.drawing) : undefined}>
          {hasRest &&
            icons?.map((icon) => (
              <span key={icon} className={styles.icon} style={buildMaskStyle(icon)} />
            ))}
        </div>
      )}
      {emblem}
      {picture && (
        <Picture picture={picture} sizes={pictureSizes} eager className={styles.picture} />
      )}
    </div>
  );
}

/** The width in em for large letters: the longest word fits a line, the whole text these lines. */
export function buildFittingStyle(text: string, lineCount = 2) {
  const longestWord = Math.max(...text.split(' ').map(({ length }) => length));
  const widest = Math.max(0.62 * longestWord, (0.52 * text.length) / lineCount);
  return { '--widest': widest.toFixed(1) };
}
