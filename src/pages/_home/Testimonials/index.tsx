import company from '@content/company';
import embeds from '@content/embeds';
import home from '@content/home';
import testimonials from '@content/testimonials';
import { lazy, Suspense, useRef, useState } from 'react';
import { columnStyle } from '../../../components/columns';
import { useInteraction } from '../../../components/motion/useInteraction';
import { useMayAnimate } from '../../../components/motion/useMayAnimate';
import { useRotation } from '../../../components/motion/useRotation';
import { PauseButton } from '../../../components/PauseButton';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { Testimonial } from '../../../components/Testimonial';
import { PublicReviews } from './PublicReviews';
import styles from './styles.module.css';

/** A failed import renders nothing: the page works without reviews. */
const Reviews = lazy(() =>
  import('../../../embeds/Reviews').catch(() => ({ default: () => <></> })),
);

const interval = 5000;
const groupSize = 3;
const groups = Array.from({ length: Math.ceil(testimonials.length / groupSize) }, (_, group) =>
  testimonials.slice(group * groupSize, (group + 1) * groupSize),
);
const isEmpty = groups.length === 0 && !company.reviews && !embeds.reviews;

export function Testimonials() {
  return !isEmpty && <TestimonialSlides />;
}

function TestimonialSlides() {
  const { eyebrow, heading, slides, slide, motion, reviews } = home.testimonials;
  const [paused, setPaused] = useState(false);
  const { isInteracting, handlers } = useInteraction();
  const slideshow = useRef<HTMLDivElement>(null);
  const isRunning = useMayAnimate(slideshow) && !paused && !isInteracting;
  const { index, choose } = useRotation({ count: groups.length, interval, isRunning });
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
            style={columnStyle(Math.min(testimonials.length, groupSize), groupSize)}
            data-shown={position === index}
          >
            {people.map((testimonial) => (
              <li key={testimonial.name}>
                <Testimonial testimonial={testimonial} className={styles.card} />
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
                  .replace('{first}', String(position * groupSize + 1))
                  .replace('{last}', String(position * groupSize + people.length))}
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
