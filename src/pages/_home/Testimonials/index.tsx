import company from '@content/company';
import embeds from '@content/embeds';
import home from '@content/home';
import testimonials from '@content/testimonials';
import { lazy, Suspense, useRef, useState } from 'react';
import { Card } from '../../../components/Card';
import { buildColumnStyle } from '../../../components/columnCount';
import { ArrowUpRight, Star } from '../../../components/icons';
import { useMayAnimateInView } from '../../../components/motion/useMayAnimateInView';
import { usePointerOrFocus } from '../../../components/motion/usePointerOrFocus';
import { useRotation } from '../../../components/motion/useRotation';
import { PauseButton } from '../../../components/PauseButton';
import { Section, SectionHeading } from '../../../components/Section';
import { Testimonial } from '../../../components/Testimonial';
import styles from './styles.module.css';

/** If the import fails, `Reviews` renders nothing, because the page works without reviews. */
const Reviews = lazy(() =>
  import('../../../embeds/Reviews').catch(() => ({ default: () => <></> })),
);

const intervalMs = 5000;
const groupSize = 3;
const testimonialGroups = Array.from(
  { length: Math.ceil(testimonials.length / groupSize) },
  (_, groupIndex) => testimonials.slice(groupIndex * groupSize, (groupIndex + 1) * groupSize),
);
const hasReviews = Boolean(company.reviews || embeds.reviews);

export function Testimonials() {
  return (testimonials.length > 0 || hasReviews) && <TestimonialSlides />;
}

function TestimonialSlides() {
  const sectionTexts = home.testimonials;
  const [isPaused, setIsPaused] = useState(false);
  const { isInteracting, interactionHandlers } = usePointerOrFocus();
  const slideshowRef = useRef<HTMLDivElement>(null);
  const isRunning = useMayAnimateInView(slideshowRef) && !isPaused && !isInteracting;
  const groupRotation = useRotation(testimonialGroups.length, intervalMs, isRunning);
  return (
    <Section ground="sand" labelledBy="testimonials">
      <div className={`ends ${styles.head}`}>
        <SectionHeading id="testimonials" heading={sectionTexts.heading} />
        {company.reviews && !embeds.reviews && <PublicReviews reviewsUrl={company.reviews} />}
      </div>
      <div ref={slideshowRef} className={styles.groups} {...interactionHandlers}>
        {testimonialGroups.map((testimonialGroup, groupIndex) => (
          <ul
            key={testimonialGroup[0]?.name}
            className={styles.group}
            style={buildColumnStyle(Math.min(testimonials.length, groupSize), groupSize)}
            data-shown={groupIndex === groupRotation.index}
          >
            {testimonialGroup.map((testimonial) => (
              <li key={testimonial.name}>
                <Testimonial testimonial={testimonial} className={styles.card} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      {testimonialGroups.length > 1 && (
        <div className={styles.controls}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
          <div className={styles.dots} role="group" aria-label={sectionTexts.slides}>
            {testimonialGroups.map((testimonialGroup, groupIndex) => (
              <button
                key={testimonialGroup[0]?.name}
                type="button"
                data-early
                className={styles.dot}
                aria-label={sectionTexts.slide
                  .replace('{first}', String(groupIndex * groupSize + 1))
                  .replace('{last}', String(groupIndex * groupSize + testimonialGroup.length))}
                aria-pressed={groupIndex === groupRotation.index}
                onClick={() => groupRotation.choose(groupIndex)}
              />
            ))}
          </div>
          <PauseButton paused={isPaused} onToggle={setIsPaused} labels={sectionTexts.motion} />
        </div>
      )}
      {embeds.reviews && (
        <Suspense>
          <Reviews settings={embeds.reviews} texts={sectionTexts.reviews} />
        </Suspense>
      )}
    </Section>
  );
}

function PublicReviews({ reviewsUrl }: { reviewsUrl: string }) {
  const { heading, text } = home.testimonials.publicReviews;
  return (
    <Card to={reviewsUrl} className={styles.reviews}>
      <Star className={styles.star} />
      <span>
        <span className={styles.name}>{heading}</span>
        <span className={styles.position}>{text}</span>
      </span>
      <ArrowUpRight className={styles.arrow} />
    </Card>
  );
}
