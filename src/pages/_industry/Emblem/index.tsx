import type { CSSProperties } from 'react';
import type { IndustryData } from '../../../content/schemas';
import styles from './styles.module.css';

export function Emblem({ icon, tone }: Pick<IndustryData, 'icon' | 'tone'>) {
  return (
    <div
      className={styles.emblem}
      style={
        {
          '--drawing': `url(/${icon}.svg)`,
          '--tone': `var(--${tone === 'brand' ? 'brand-ground' : tone})`,
        } as CSSProperties
      }
    >
      <span className={styles.tile} />
    </div>
  );
}
