import type { IndustryTile } from '../../../content/schemas';
import styles from './styles.module.css';

type IconAndTone = Pick<IndustryTile, 'icon' | 'tone'>;

export function buildIconStyle({ icon, tone }: IconAndTone) {
  return {
    '--drawing': `url(/${icon}.svg)`,
    '--tone': `var(--${tone === 'brand' ? 'brand-ground' : tone})`,
  };
}

/** One trade fills the emblem; several stand side by side in it. */
export function Emblem({ trades }: { trades: IconAndTone[] }) {
  return (
    <div className={styles.emblem} style={trades[0] && buildIconStyle(trades[0])}>
      <div className={styles.tiles}>
        {trades.map((trade) => (
          <span
            key={trade.icon}
            className={styles.tile}
            style={trades.length > 1 ? buildIconStyle(trade) : undefined}
          />
        ))}
      </div>
    </div>
  );
}
