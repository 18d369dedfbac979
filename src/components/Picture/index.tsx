import clsx from 'clsx';
import type { Picture as PictureData } from '../../content/schemas';
import { jpegAddress, largestAddress, sourceSet } from './addresses';
import styles from './styles.module.css';

/** A picture in the width that fits, with its space reserved. */
export function Picture({
  picture,
  sizes,
  first = false,
  plain,
  className,
}: {
  picture: PictureData;
  /** The `sizes` attribute. */
  sizes: string;
  /** Loads early, for a picture above the fold. */
  first?: boolean;
  /** Falls back to JPEG, for feed readers and other programs without AVIF. */
  plain?: boolean;
  className?: string;
}) {
  const { width, height, alt } = picture;
  return (
    <span className={clsx(styles.picture, className)}>
      <img
        src={plain ? jpegAddress(picture) : largestAddress(picture)}
        srcSet={sourceSet(picture)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={first ? undefined : 'lazy'}
        decoding={first ? undefined : 'async'}
        fetchPriority={first ? 'high' : undefined}
      />
    </span>
  );
}
