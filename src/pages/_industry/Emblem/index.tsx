import { buildColourStyle } from '../../../components/colourStyle';
import { Picture } from '../../../components/Picture';
import type { IndustryTile, Picture as PictureData } from '../../../content/schemas';
import styles from './styles.module.css';

type IconAndTone = Pick<IndustryTile, 'icon' | 'tone'>;

export function buildIconStyle({ icon, tone }: IconAndTone) {
  return { '--drawing': `url(/${icon}.svg)`, ...buildColourStyle(tone) };
}

/** One trade fills the emblem, or marks its screen; several stand side by side. */
export function Emblem({ trades, screen }: { trades: IconAndTone[]; screen?: PictureData }) {
  return (
    <div className={styles.emblem} style={trades[0] && buildIconStyle(trades[0])}>
      {screen && (
        <Picture
          picture={screen}
          sizes="(width < 37.5em) 84vw, 40vw"
          eager
          className={styles.screen}
        />
      )}
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
