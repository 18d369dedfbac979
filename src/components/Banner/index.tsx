import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../content/schemas';
import { Breadcrumb, type Crumb } from '../Breadcrumb';
import { Picture } from '../Picture';
import styles from './styles.module.css';

/** On a phone it is as wide as the window; soft as it is, it needs two dots to a pixel at most. */
const sizes = '(width < 37.5em) 70vw, 46vw';

/** The opening of every page except the home page. */
export function Banner({
  heading,
  lead,
  parents,
  here,
  picture,
  emblem,
  headingLevel = 1,
}: {
  heading: string;
  lead?: string;
  parents: Crumb[];
  here: string;
  picture?: PictureData;
  /** In place of a picture. */
  emblem?: ReactNode;
  /** "none" on blog posts, whose title is the h1. */
  headingLevel?: 1 | 'none';
}) {
  const Heading = headingLevel === 1 ? 'h1' : 'p';
  return (
    <div className={styles.banner}>
      <div className={styles.width}>
        <div className={styles.words}>
          <Breadcrumb parents={parents} here={here} />
          <Heading className={styles.heading}>{heading}</Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      </div>
      {emblem}
      {picture && (
        // A phone hides the banner of a post.
        <Picture
          picture={picture}
          sizes={sizes}
          first={headingLevel === 1}
          className={styles.picture}
        />
      )}
    </div>
  );
}
