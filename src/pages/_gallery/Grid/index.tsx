import gallery from '@content/gallery';
import type { CSSProperties, MouseEvent } from 'react';
import { Picture } from '../../../components/Picture';
import { largestAddress } from '../../../components/Picture/addresses';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

const count = gallery.pictures.length;
/** Rows of two may begin with a single picture, and rows of three may have four. */
const shares = {
  two: sharesOf(Math.ceil(count / 2)),
  three: sharesOf(Math.max(Math.floor(count / 3), Math.ceil(count / 4))),
};

/** Rows have equal heights, and the last row never has a single picture. */
export function Grid({
  isOnlySection,
  onOpen,
}: {
  isOnlySection: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, position: number) => void;
}) {
  const { heading, lead, all, pictures, labels } = gallery;
  return (
    <Section
      ground={isOnlySection ? 'paper' : 'mist'}
      labelledBy="all"
      heading={isOnlySection ? heading : all}
      lead={isOnlySection ? lead : undefined}
    >
      <ul className={styles.pictures}>
        {pictures.map(({ slug, caption, picture }, position) => (
          <li key={slug} className={styles.item} style={proportionsOf(picture, position)}>
            <a
              href={largestAddress(picture)}
              className={styles.link}
              onClick={(event) => onOpen(event, position)}
            >
              <Picture
                picture={picture}
                sizes={`(width >= 1600px) 520px, (width >= 1300px) 400px, (width >= 56.25em) 31vw, ${shares.two[position] === 1 ? 92 : 46}vw`}
                className={styles.picture}
              />
              <span className="unseen">{labels.enlarge}: </span>
              <span className={styles.caption}>{caption}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface Dimensions {
  width: number;
  height: number;
}

function ratioOf({ width, height }: Dimensions): number {
  return width / height;
}

function proportionsOf(picture: Dimensions, position: number): CSSProperties {
  return {
    '--ratio': ratioOf(picture),
    '--two': shares.two[position],
    '--three': shares.three[position],
  } as CSSProperties;
}

/** Each picture's share of its row's width, for a number of rows. */
function sharesOf(rows: number): number[] {
  const ratios = gallery.pictures.map(({ picture }) => ratioOf(picture));
  const starts = Array.from({ length: rows }, (_, row) => Math.floor((row * count) / rows));
  return starts.flatMap((start, row) => {
    const rowRatios = ratios.slice(start, starts[row + 1]);
    const sum = rowRatios.reduce((total, ratio) => total + ratio, 0);
    // Rounds down, so that a row never overflows.
    return rowRatios.map((ratio) => Math.floor((ratio / sum) * 1000) / 1000);
  });
}
