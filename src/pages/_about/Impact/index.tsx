import about from '@content/about';
import agency from '@content/agency';
import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../../components/Button';
import { buildColumnStyle } from '../../../components/columnCount';
import { useHasBeenNearViewport } from '../../../components/motion/useInView';
import { prefersReducedMotion } from '../../../components/motion/useMayAnimateInView';
import { Section, SectionHeading } from '../../../components/Section';
import { memberCount } from '../../../components/TeamStrip';
import styles from './styles.module.css';

const countUpDurationMs = 2_000;

export function Impact() {
  const { heading, text, contact, team } = about.impact;
  const { figures } = agency;
  const hasTeam = team !== undefined && memberCount > 0;
  return (
    <Section ground="deep" labelledBy="impact">
      <div className={`ends ${styles.head}`}>
        <SectionHeading id="impact" lead={text} heading={heading} quiet />
        <LinkButton {...contact} variant="onDark" arrow />
      </div>
      <ul className={styles.stats} style={buildColumnStyle(figures.length + Number(hasTeam), 3)}>
        {figures.map(({ count, title }) => (
          <li key={title} className={styles.stat}>
            <CountUp count={count} className={styles.count} />
            <span className={styles.title}>{title}</span>
          </li>
        ))}
        {hasTeam && (
          <li className={styles.stat}>
            <span className={styles.count}>{memberCount}</span>
            <span className={styles.title}>{team.label}</span>
          </li>
        )}
      </ul>
    </Section>
  );
}

function CountUp({ count, className }: { count: number; className?: string }) {
  const spanRef = useRef<HTMLSpanElement>(null);
  const hasBeenInView = useHasBeenNearViewport(spanRef, '-24px');
  const [visibleCount, setVisibleCount] = useState(count);

  useEffect(() => {
    if (!hasBeenInView || prefersReducedMotion()) {
      return;
    }
    let frameId = requestAnimationFrame((startTimeMs) => showNextFrame(startTimeMs, startTimeMs));
    function showNextFrame(startTimeMs: number, frameTimeMs: number) {
      const progressShare = Math.min(1, (frameTimeMs - startTimeMs) / countUpDurationMs);
      setVisibleCount(Math.round(count * (1 - (1 - progressShare) ** 2)));
      if (progressShare < 1) {
        frameId = requestAnimationFrame((frameTimeMs) => showNextFrame(startTimeMs, frameTimeMs));
      }
    }
    return () => cancelAnimationFrame(frameId);
  }, [hasBeenInView, count]);

  return (
    <span ref={spanRef} className={className}>
      {`${visibleCount}+`}
    </span>
  );
}
