import home from '@content/home';
import partners from '@content/partners';
import clsx from 'clsx';
import { type CSSProperties, useRef, useState } from 'react';
import { useMayMove } from '../../../components/motion/useMayMove';
import { useNear } from '../../../components/motion/useNear';
import { PauseButton } from '../../../components/PauseButton';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import styles from './styles.module.css';

/** Pixels from one logo to the next. */
const pitch = 180;
/** Half a pixel a frame at 60 frames a second, independent of the screen's rate. */
const pixelsPerSecond = 0.5 * 60;

/** Fewer logos stand still: they would leave a gap. */
const fewestToMove = 9;
/** Enough copies to fill a viewport of 2560 px. */
const repeats = Math.ceil(2560 / (Math.max(partners.length, 1) * pitch));

const measures = {
  '--pitch': `${pitch}px`,
  '--loop': `${partners.length * pitch}px`,
  '--lap': `${(partners.length * pitch) / pixelsPerSecond}s`,
} as CSSProperties;

export function Partners() {
  return partners.length > 0 && <Strip />;
}

function Strip() {
  const { eyebrow, heading, subtitle, motion } = home.partners;
  const strip = useRef<HTMLDivElement>(null);
  const near = useNear(strip);
  const [paused, setPaused] = useState(false);
  const still = partners.length < fewestToMove;
  const moving = useMayMove(strip) && !paused && !still;
  return (
    <Section labelledBy="partners" className={styles.section}>
      <div className={styles.head}>
        <SectionHeading
          id="partners"
          eyebrow={eyebrow}
          lead={<span className={styles.lead}>{subtitle}</span>}
          heading={heading}
        />
        {!still && (
          <PauseButton
            paused={paused}
            onToggle={setPaused}
            labels={motion}
            className={styles.pause}
          />
        )}
      </div>
      {/* biome-ignore-start lint/a11y/useSemanticElements: a fieldset is for fields */}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: the keyboard stops the strip here and scrolls it with the arrow keys */}
      <div
        ref={strip}
        className={clsx(styles.strip, still && styles.still)}
        style={measures}
        data-near={near}
        data-moving={moving}
        role="group"
        aria-labelledby="partners"
        tabIndex={still ? undefined : 0}
      >
        <div className={styles.track}>
          <Logos />
          {near &&
            !still &&
            Array.from({ length: repeats }, (_, repeat) => (
              <Logos key={`repeat-${repeat}`} repeated />
            ))}
        </div>
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
      {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
    </Section>
  );
}

function Logos({ repeated = false }: { repeated?: boolean }) {
  return (
    <ul
      className={clsx(styles.logos, repeated && styles.repeated)}
      aria-hidden={repeated || undefined}
    >
      {partners.map(({ name, logo }) => (
        <li key={name} className={styles.tile}>
          <span
            className={styles.logo}
            role="img"
            aria-label={name}
            style={{ '--drawing': `url(/${logo}.svg)` } as CSSProperties}
          />
        </li>
      ))}
    </ul>
  );
}
