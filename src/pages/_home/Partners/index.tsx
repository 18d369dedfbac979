import home from '@content/home';
import partners from '@content/partners';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { buildColumnStyle } from '../../../components/columnCount';
import { buildMaskStyle } from '../../../components/Drawing';
import { useHasBeenNearViewport } from '../../../components/motion/useInView';
import { useMayAnimateInView } from '../../../components/motion/useMayAnimateInView';
import { PauseButton } from '../../../components/PauseButton';
import { Section, SectionHeading } from '../../../components/Section';
import styles from './styles.module.css';

const logoPitchPx = 180;
/** The strip moves half a pixel per frame at 60 frames a second, at any refresh rate. */
const stripSpeedPxPerSecond = 0.5 * 60;

/** Fewer logos than this stay static, because an animation would leave a gap. */
const minAnimatedLogoCount = 9;
/** This number of copies of the logos fills a viewport of 2560 px. */
const logoRowCopyCount = Math.ceil(2560 / (Math.max(partners.length, 1) * logoPitchPx));

const stripStyle = {
  '--pitch': `${logoPitchPx}px`,
  '--loop': `${partners.length * logoPitchPx}px`,
  '--lap': `${(partners.length * logoPitchPx) / stripSpeedPxPerSecond}s`,
};

export function Partners() {
  return partners.length > 0 && <LogoStrip />;
}

function LogoStrip() {
  const { heading, subtitle, motion } = home.partners;
  const stripRef = useRef<HTMLDivElement>(null);
  const hasBeenNearViewport = useHasBeenNearViewport(stripRef);
  const [isPaused, setIsPaused] = useState(false);
  const isStatic = partners.length < minAnimatedLogoCount;
  const isMoving = useMayAnimateInView(stripRef) && !isPaused && !isStatic;
  return (
    <Section ground="night" labelledBy="partners" className={styles.section}>
      <div className={styles.head}>
        <SectionHeading
          id="partners"
          lead={<span className={styles.lead}>{subtitle}</span>}
          heading={heading}
        />
        {!isStatic && (
          <PauseButton
            paused={isPaused}
            onToggle={setIsPaused}
            labels={motion}
            className={styles.pause}
          />
        )}
      </div>
      {/* biome-ignore-start lint/a11y/useSemanticElements: a fieldset is for fields */}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: the focus stops the strip, and arrow keys scroll it */}
      <div
        ref={stripRef}
        className={clsx(styles.strip, !isStatic && styles.moving)}
        style={stripStyle}
        data-near={hasBeenNearViewport}
        data-moving={isMoving}
        role="group"
        aria-labelledby="partners"
        tabIndex={isStatic ? undefined : 0}
      >
        <div className={styles.track}>
          <LogoRow />
          {hasBeenNearViewport &&
            !isStatic &&
            Array.from({ length: logoRowCopyCount }, (_, copyIndex) => (
              <LogoRow key={`repeat-${copyIndex}`} isCopy />
            ))}
        </div>
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: the focus stops the strip, and arrow keys scroll it */}
      {/* biome-ignore-end lint/a11y/useSemanticElements: a fieldset is for fields */}
    </Section>
  );
}

function LogoRow({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul
      className={clsx(styles.logos, isCopy && styles.copy)}
      style={buildColumnStyle(partners.length, 6)}
      aria-hidden={isCopy || undefined}
    >
      {partners.map(({ name, logo }) => (
        <li key={name} className={styles.tile}>
          <span className={styles.logo} role="img" aria-label={name} style={buildMaskStyle(logo)} />
        </li>
      ))}
    </ul>
  );
}
