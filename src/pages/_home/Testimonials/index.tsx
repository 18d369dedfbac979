import embeds from '@content/embeds';
import home from '@content/home';
import groups from '@content/testimonials';
import { lazy, Suspense, useState } from 'react';
import { useHold } from '../../../components/motion/useHold';
import { useMayMove } from '../../../components/motion/useMayMove';
import { useRotation } from '../../../components/motion/useRotation';
import { PauseButton } from '../../../components/PauseButton';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { Group } from './Group';
import styles from './styles.module.css';

/** Should they not load, the page goes on without them. */
const Reviews = lazy(() =>
  import('../../../embeds/Reviews').catch(() => ({ default: () => <></> })),
);

const interval = 5000;

export function Testimonials() {
  const { eyebrow, heading, slides, slide, motion, reviews } = home.testimonials;
  const [paused, setPaused] = useState(false);
  const { held, holders } = useHold();
  const moving = useMayMove() && !paused && !held;
  const { index, choose } = useRotation({ count: groups.length, interval, moving });
  return (
    <Section ground="mist" labelledBy="testimonials">
      <SectionHeading id="testimonials" eyebrow={eyebrow}>
        {heading}
      </SectionHeading>
      <div className={styles.groups} {...holders}>
        {groups.map(({ people }, position) => (
          <Group key={people[0].name} people={people} shown={position === index} />
        ))}
      </div>
      <div className={styles.controls}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div className={styles.dots} role="group" aria-label={slides}>
          {groups.map(({ people }, position) => (
            <button
              key={people[0].name}
              type="button"
              data-early
              className={styles.dot}
              aria-label={slide
                .replace('{first}', String(position * people.length + 1))
                .replace('{last}', String((position + 1) * people.length))}
              aria-pressed={position === index}
              onClick={() => choose(position)}
            />
          ))}
        </div>
        <PauseButton paused={paused} onToggle={setPaused} labels={motion} />
      </div>
      {embeds.reviews && (
        <Suspense>
          <Reviews connection={embeds.reviews} texts={reviews} />
        </Suspense>
      )}
    </Section>
  );
}
