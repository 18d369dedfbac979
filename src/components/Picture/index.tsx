import clsx from 'clsx';
import type { Picture as PictureData } from '../../content/schemas';
import { buildLargestUrl, buildSrcSet } from './addresses';
import styles from './styles.module.css';

export function Picture({
  picture,
  sizes,
  eager = false,
  large = false,
  jpegFallback,
  className,
}: {
  picture: PictureData;
  sizes: string;
  eager?: boolean;
  /** True adds a width of 1600 px, for a box of 800 px or more. */
  large?: boolean;
  /** True uses a JPEG, for feed readers and other programs without AVIF. */
  jpegFallback?: boolean;
  className?: string;
}) {
  return (
    <span className={clsx(styles.picture, className)}>
      <img
        src={buildLargestUrl(picture, jpegFallback ? 'jpeg' : 'avif')}
        srcSet={buildSrcSet(picture, large)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </span>
  );
}
