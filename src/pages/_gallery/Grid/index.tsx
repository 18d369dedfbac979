import gallery from '@content/gallery';
import type { MouseEvent } from 'react';
import { Picture } from '../../../components/Picture';
import { buildLargestAvifUrl } from '../../../components/Picture/addresses';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

const pictureCount = gallery.pictures.length;
const aspectRatios = gallery.pictures.map(({ picture: { width, height } }) => width / height);
/** Layout `two` may begin with a single picture; rows of layout `three` may have four pictures. */
const widthSharesByLayout = {
  two: computeWidthShares(Math.ceil(pictureCount / 2)),
  three: computeWidthShares(Math.max(Math.floor(pictureCount / 3), Math.ceil(pictureCount / 4))),
};

/** The pictures of a row have equal heights, and the last row never has a single picture. */
export function Grid({
  isOnlySection,
  onOpenPicture,
}: {
  isOnlySection: boolean;
  onOpenPicture: (clickEvent: MouseEvent<HTMLAnchorElement>, pictureIndex: number) => void;
}) {
  const { heading, lead, pictures, labels } = gallery;
  return (
    <Section
      ground={isOnlySection ? 'paper' : 'mist'}
      labelledBy="all"
      heading={isOnlySection ? heading : gallery.all}
      lead={isOnlySection ? lead : undefined}
    >
      <ul className={styles.pictures}>
        {pictures.map(({ slug, caption, picture }, pictureIndex) => (
          <li key={slug} className={styles.item} style={buildRatioStyle(pictureIndex)}>
            <a
              href={buildLargestAvifUrl(picture)}
              className={styles.link}
              onClick={(event) => onOpenPicture(event, pictureIndex)}
            >
              <Picture
                picture={picture}
                sizes={`(width >= 1600px) 520px, (width >= 1300px) 400px, (width >= 56.25em) 31vw, ${widthSharesByLayout.two[pictureIndex] === 1 ? 92 : 46}vw`}
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

function buildRatioStyle(pictureIndex: number) {
  return {
    '--ratio': aspectRatios[pictureIndex],
    '--two': widthSharesByLayout.two[pictureIndex],
    '--three': widthSharesByLayout.three[pictureIndex],
  };
}

/** Returns each picture's share of the width of its row, for this number of rows. */
function computeWidthShares(rowCount: number): number[] {
  const rowStartIndexes = Array.from({ length: rowCount }, (_, rowIndex) =>
    Math.floor((rowIndex * pictureCount) / rowCount),
  );
  return rowStartIndexes.flatMap((startIndex, rowIndex) => {
    const rowAspectRatios = aspectRatios.slice(startIndex, rowStartIndexes[rowIndex + 1]);
    const aspectRatioSum = rowAspectRatios.reduce((sumSoFar, ratio) => sumSoFar + ratio, 0);
    // The shares are rounded down, so that a row never overflows.
    return rowAspectRatios.map((ratio) => Math.floor((ratio / aspectRatioSum) * 1000) / 1000);
  });
}
