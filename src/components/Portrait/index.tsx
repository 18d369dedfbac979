import clsx from 'clsx';
import type { Picture as Photo } from '../../content/schemas';
import { Picture } from '../Picture';
import styles from './styles.module.css';

/** A portrait has no text alternative, because the person's name is next to it. */
export function Portrait({
  name,
  drawing,
  photo,
  eager = false,
  sizes = '(width >= 64em) 300px, 50vw',
  className,
}: {
  name: string;
  /** The path of an SVG file below static/drawn, without .svg. */
  drawing?: string | undefined;
  photo?: Photo | undefined;
  eager?: boolean;
  sizes?: string;
  className?: string | undefined;
}) {
  if (photo) {
    return (
      <Picture
        picture={{ ...photo, alt: '' }}
        eager={eager}
        sizes={sizes}
        className={clsx(styles.portrait, className)}
      />
    );
  }
  if (drawing) {
    return (
      <img
        className={clsx(styles.portrait, className)}
        src={`/${drawing}.svg`}
        alt=""
        width="400"
        height="400"
        loading={eager ? undefined : 'lazy'}
        decoding={eager ? undefined : 'async'}
      />
    );
  }
  return (
    <svg
      className={clsx(styles.portrait, styles.initials, className)}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <text x="50" y="50" dy="0.36em" textAnchor="middle" fontSize="36">
        {extractInitials(name)}
      </text>
    </svg>
  );
}

/** Splits names by grapheme, so that the initials keep whole letters of every script. */
function extractInitials(personName: string): string {
  const nameParts = personName.split(/\s+/).filter((namePart) => /^\p{L}/u.test(namePart));
  const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return nameParts
    .filter((_, partIndex) => partIndex === 0 || partIndex === nameParts.length - 1)
    .map((namePart) => graphemeSegmenter.segment(namePart).containing(0)?.segment)
    .join('');
}
