import clsx from 'clsx';
import type { Picture as PictureData } from '../../content/schemas';
import { buildLargestAvifUrl, buildLargestJpegUrl, buildSrcSet } from './addresses';
import styles from './styles.module.css';

export function Picture({
  picture: pictureData,
  sizes,
  eager = false,
  jpegFallback,
  className,
}: {
  picture: PictureData;
  sizes: string;
  eager?: boolean;
  /** True uses a JPEG, for feed readers and other programs without AVIF. */
  jpegFallback?: boolean;
  className?: string;
}) {
  const { width, height, alt } = pictureData;
  return (
    <span className={clsx(styles.picture, className)}>
      <img
        src={jpegFallback ? buildLargestJpegUrl(pictureData) : buildLargestAvifUrl(pictureData)}
        srcSet={buildSrcSet(pictureData)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        decoding={eager ? undefined : 'async'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </span>
  );
}
