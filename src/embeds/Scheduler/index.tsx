import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { Section } from '../../components/Section';
import { SectionHeading } from '../../components/SectionHeading';
import type { Content } from '../../content/schemas';
import { probe } from '../frame';
import { type Outcome, type Placing, useVendor } from '../useVendor';
import styles from './styles.module.css';

const Calendar = lazy(() => import('./Calendar'));

/** The calendar with our free times. Who opens the page of meetings has asked for it. */
export function Scheduler({
  connection,
  texts,
  children,
}: {
  connection: NonNullable<Content['embeds']['scheduler']>;
  texts: Content['meeting']['scheduler'];
  /** What takes its place when it cannot be reached. */
  children: ReactNode;
}) {
  const [answers, setAnswers] = useState(false);
  const outcome = useRef<Outcome>(null);
  const place: Placing = useMemo(
    () => (_, settle) => {
      outcome.current = settle;
      return probe(connection.page, () => setAnswers(true), settle.failed);
    },
    [connection],
  );
  const { spot, state } = useVendor(place, 1);
  return (
    <>
      <Section labelledBy="scheduler">
        <SectionHeading id="scheduler" lead={texts.lead}>
          {texts.heading}
        </SectionHeading>
        <p role="status" className={styles.status} data-state={state}>
          {state === 'loading' && texts.loading}
          {state === 'failed' && texts.failed}
        </p>
        <div
          ref={spot}
          className={styles.place}
          data-state={state}
          onLoadCapture={() => outcome.current?.ready()}
        >
          {answers && state !== 'failed' && (
            <Suspense>
              <Calendar page={connection.page} texts={texts} />
            </Suspense>
          )}
        </div>
        <a href={connection.page} target="_blank" rel="noopener noreferrer">
          {texts.open}
        </a>
      </Section>
      {state === 'failed' && children}
    </>
  );
}
