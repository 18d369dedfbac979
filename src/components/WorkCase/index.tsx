import clsx from 'clsx';
import type { WorkCase as WorkCaseData } from '../../content/schemas';
import { buildColourStyle } from '../colourStyle';
import { Picture } from '../Picture';
import { Testimonial } from '../Testimonial';
import { WorkLink } from '../WorkLink';
import styles from './styles.module.css';

export function WorkCase({
  work,
  headingId,
}: {
  work: WorkCaseData;
  /** Only a section of its own has this id; its heading then is an h2. */
  headingId?: string;
}) {
  const { slug, title, client, year, kind, colour, picture, facts, testimonial } = work;
  const Heading = headingId ? 'h2' : 'h3';
  return (
    <section
      id={headingId ? undefined : slug}
      aria-labelledby={headingId}
      className={clsx(styles.case, styles[colour])}
      style={buildColourStyle(colour)}
      data-kind={kind}
      data-ground="dark"
    >
      <div className={styles.words}>
        <p className={styles.meta}>
          {client}, {year}
        </p>
        <Heading id={headingId} className={styles.title}>
          {title}
        </Heading>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.title} className={styles.fact}>
              <dt className={styles.factTitle}>{fact.title}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
        {testimonial && <Testimonial testimonial={testimonial} className={styles.testimonial} />}
        <WorkLink work={work} className={styles.view} />
      </div>
      <Picture
        picture={{ ...picture, alt: '' }}
        sizes="(width >= 64em) 60vw, 100vw"
        className={styles.picture}
      />
    </section>
  );
}
