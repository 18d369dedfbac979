import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../content/schemas';
import { Breadcrumb, type Crumb } from '../Breadcrumb';
import { Picture } from '../Picture';
import styles from './styles.module.css';

/**
 * 70vw although the picture is full width: at 3x pixel density, a picture for 2x is sharp enough.
 */
const pictureSizes = '(width < 37.5em) 70vw, 46vw';

export function Banner({
  heading,
  lead,
  parents: parentCrumbs,
  current: currentLabel,
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
  /** "none" on blog posts, whose title is the h1. */
  headingLevel?: 1 | 'none';
}) {
  const HeadingTag = headingLevel === 1 ? 'h1' : 'p';
  return (
    <div className={styles.banner}>
      <div className={styles.width}>
        <div className={styles.words}>
          <Breadcrumb parents={parentCrumbs} current={currentLabel} />
          <HeadingTag className={styles.heading}>{heading}</HeadingTag>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      </div>
      {emblem}
      {picture && (
        // A phone hides the banner of a post.
        <Picture
          picture={picture}
          sizes={pictureSizes}
          eager={headingLevel === 1}
          className={styles.picture}
        />
      )}
    </div>
  );
}
