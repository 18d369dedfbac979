import clsx from 'clsx';
import type { Picture as PictureData } from '../../content/schemas';
import { buildLargestAvifUrl, buildLargestJpegUrl, buildSrcSet } from './addresses';
import styles from './styles.module.css';

export function Picture({
  picture: pictureData,
  sizes,
  eager: isEager = false,
  jpegFallback: hasJpegFallback,
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
        src={hasJpegFallback ? buildLargestJpegUrl(pictureData) : buildLargestAvifUrl(pictureData)}
        srcSet={buildSrcSet(pictureData)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isEager ? undefined : 'lazy'}
        decoding={isEager ? undefined : 'async'}
        fetchPriority={isEager ? 'high' : undefined}
      />
    </span>
  );
}
