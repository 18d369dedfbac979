import clsx from 'clsx';
import type { Picture as PictureData } from '../../content/schemas';
import styles from './styles.module.css';

/**
 * The one way a photo or drawing comes onto a page: AVIF, WebP for browsers without it, the
 * width that fits, its place kept before it arrives.
 */
export function Picture({
  picture,
  sizes,
  first = false,
  className,
}: {
  picture: PictureData;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Seen at once when the page opens: fetched early instead of when it comes near. */
  first?: boolean;
  className?: string;
}) {
  const { base, width, height, widths, alt } = picture;
  return (
    <picture className={clsx(styles.picture, className)}>
      <source type="image/avif" srcSet={sourceSet(base, widths, 'avif')} sizes={sizes} />
      <img
        src={plainAddress(picture)}
        srcSet={sourceSet(base, plainWidths(picture), 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={first ? undefined : 'lazy'}
        decoding={first ? undefined : 'async'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}

/** One file that every program can show, for what takes no source set. */
export function plainAddress(picture: PictureData): string {
  return `${picture.base}-${plainWidths(picture).at(-1)}.webp`;
}

function plainWidths({ widths }: PictureData): number[] {
  return widths.slice(0, 2);
}

export function sourceSet(base: string, widths: number[], format: string): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}
