import company from '@content/company';
import embeds from '@content/embeds';
import home from '@content/home';
import testimonials from '@content/testimonials';
import { lazy, Suspense, useRef, useState } from 'react';
import { inColumns } from '../../../components/columns';
import { useInteraction } from '../../../components/motion/useInteraction';
import { useMayMove } from '../../../components/motion/useMayMove';
import { useRotation } from '../../../components/motion/useRotation';
import { PauseButton } from '../../../components/PauseButton';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { Testimonial } from '../../../components/Testimonial';
import { PublicReviews } from './PublicReviews';
import styles from './styles.module.css';

/** The page works without them. */
const Reviews = lazy(() =>
  import('../../../embeds/Reviews').catch(() => ({ default: () => <></> })),
);

const interval = 5000;
const atOnce = 3;
const groups = Array.from({ length: Math.ceil(testimonials.length / atOnce) }, (_, group) =>
  testimonials.slice(group * atOnce, (group + 1) * atOnce),
);
const nothingToShow = groups.length === 0 && !company.reviews && !embeds.reviews;

export function Testimonials() {
  return !nothingToShow && <TestimonialSlides />;
}

function TestimonialSlides() {
  const { eyebrow, heading, slides, slide, motion, reviews } = home.testimonials;
  const [paused, setPaused] = useState(false);
  const { interacting, handlers } = useInteraction();
  const slideshow = useRef<HTMLDivElement>(null);
  const moving = useMayMove(slideshow) && !paused && !interacting;
  const { index, choose } = useRotation({ count: groups.length, interval, moving });
  return (
    <Section ground="mist" labelledBy="testimonials">
      <div className={styles.head}>
        <SectionHeading id="testimonials" eyebrow={eyebrow} heading={heading} />
        {company.reviews && !embeds.reviews && <PublicReviews address={company.reviews} />}
      </div>
      <div ref={slideshow} className={styles.groups} {...handlers}>
        {groups.map((people, position) => (
          <ul
            key={people[0]?.name}
            className={styles.group}
            style={inColumns(Math.min(testimonials.length, atOnce), atOnce)}
            data-shown={position === index}
          >
            {people.map((said) => (
              <li key={said.name}>
                <Testimonial said={said} className={styles.card} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      {groups.length > 1 && (
        <div className={styles.controls}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
          <div className={styles.dots} role="group" aria-label={slides}>
            {groups.map((people, position) => (
              <button
                key={people[0]?.name}
                type="button"
                data-early
                className={styles.dot}
                aria-label={slide
                  .replace('{first}', String(position * atOnce + 1))
                  .replace('{last}', String(position * atOnce + people.length))}
                aria-pressed={position === index}
                onClick={() => choose(position)}
              />
            ))}
          </div>
          <PauseButton paused={paused} onToggle={setPaused} labels={motion} />
        </div>
      )}
      {embeds.reviews && (
        <Suspense>
          <Reviews connection={embeds.reviews} texts={reviews} />
        </Suspense>
      )}
    </Section>
  );
}
