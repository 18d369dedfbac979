import home from '@content/home';
import partners from '@content/partners';
import clsx from 'clsx';
import { type CSSProperties, useRef, useState } from 'react';
import { useMayAnimate } from '../../../components/motion/useMayAnimate';
import { useNearViewport } from '../../../components/motion/useNearViewport';
import { PauseButton } from '../../../components/PauseButton';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import styles from './styles.module.css';

const logoPitch = 180;
/** Half a pixel per frame at 60 frames per second, independent of the screen's rate. */
const pixelsPerSecond = 0.5 * 60;

/** Fewer logos are static, because an animation would leave a gap. */
const minToAnimate = 9;
/** Enough copies to fill a viewport of 2560 px. */
const copyCount = Math.ceil(2560 / (Math.max(partners.length, 1) * logoPitch));

const cssVariables = {
  '--pitch': `${logoPitch}px`,
  '--loop': `${partners.length * logoPitch}px`,
  '--lap': `${(partners.length * logoPitch) / pixelsPerSecond}s`,
} as CSSProperties;

export function Partners() {
  return partners.length > 0 && <LogoStrip />;
}

function LogoStrip() {
  const { eyebrow, heading, subtitle, motion } = home.partners;
  const strip = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(strip);
  const [paused, setPaused] = useState(false);
  const isStatic = partners.length < minToAnimate;
  const isMoving = useMayAnimate(strip) && !paused && !isStatic;
  return (
    <Section labelledBy="partners" className={styles.section}>
      <div className={styles.head}>
        <SectionHeading
          id="partners"
          eyebrow={eyebrow}
          lead={<span className={styles.lead}>{subtitle}</span>}
          heading={heading}
        />
        {!isStatic && (
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
        className={clsx(styles.strip, isStatic && styles.static)}
        style={cssVariables}
        data-near={isNear}
        data-moving={isMoving}
        role="group"
        aria-labelledby="partners"
        tabIndex={isStatic ? undefined : 0}
      >
        <div className={styles.track}>
          <Logos />
          {isNear &&
            !isStatic &&
            Array.from({ length: copyCount }, (_, copy) => <Logos key={`repeat-${copy}`} isCopy />)}
        </div>
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
      {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
    </Section>
  );
}

function Logos({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul className={clsx(styles.logos, isCopy && styles.copy)} aria-hidden={isCopy || undefined}>
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
