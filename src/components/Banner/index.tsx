import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../content/schemas';
import { Breadcrumb, type Crumb } from '../Breadcrumb';
import { Picture } from '../Picture';
import styles from './styles.module.css';

/** A phone loads 70vw for a full-width picture: at 3x density, a picture for 2x is sharp enough. */
const pictureSizes = '(width < 37.5em) 70vw, 46vw';

export function Banner({
  heading,
  lead,
  parents,
  current,
  picture,
  emblem,
  headingLevel = 1,
}: {
  heading: string;
  lead?: string;
  parents: Crumb[];
  current: string;
  picture?: PictureData;
  emblem?: ReactNode;
  /** The value "none" is for blog posts, where the post's own title is the h1. */
  headingLevel?: 1 | 'none';
}) {
  const HeadingTag = headingLevel === 1 ? 'h1' : 'p';
  return (
    <div className={clsx(styles.banner, headingLevel === 'none' && styles.slim)}>
      <div className={styles.width}>
        <div className={styles.words}>
          <Breadcrumb parents={parents} current={current} />
          <HeadingTag className={styles.heading}>{heading}</HeadingTag>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      </div>
      {emblem}
      {picture && (
        <Picture picture={picture} sizes={pictureSizes} eager className={styles.picture} />
      )}
    </div>
  );
}
