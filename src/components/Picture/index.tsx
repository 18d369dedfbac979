import clsx from 'clsx';
import type { Picture as PictureData } from '../../content/schemas';
import { jpegAddress, largestAddress, sourceSet } from './addresses';
import styles from './styles.module.css';

/** The one way a photo or drawing comes onto a page: the width that fits, its place kept before it arrives. */
export function Picture({
  picture,
  sizes,
  first = false,
  plain,
  className,
}: {
  picture: PictureData;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Seen at once when the page opens: fetched early instead of when it comes near. */
  first?: boolean;
  /** Named by its JPEG, for programs that read the markup without AVIF, such as feed readers. */
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
