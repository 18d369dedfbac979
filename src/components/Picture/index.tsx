import clsx from 'clsx';
import type { Picture as PictureData } from '../../content/schemas';
import { jpegAddress, largestAddress, sourceSet } from './addresses';
import styles from './styles.module.css';

export function Picture({
  picture,
  sizes,
  eager = false,
  jpegFallback,
  className,
}: {
  picture: PictureData;
  sizes: string;
  eager?: boolean;
  /** For feed readers and other programs without AVIF. */
  jpegFallback?: boolean;
  className?: string;
}) {
  const { width, height, alt } = picture;
  return (
    <span className={clsx(styles.picture, className)}>
      <img
        src={jpegFallback ? jpegAddress(picture) : largestAddress(picture)}
        srcSet={sourceSet(picture)}
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
