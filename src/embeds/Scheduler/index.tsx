import colours from '@content/scheduler-colours';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../components/ExternalLink';
import { Section } from '../../components/Section';
import type { Content } from '../../content/schemas';
import { mountFrame } from '../frame';
import { useVendor } from '../useVendor';
import { buildSchedulerUrl } from './address';
import styles from './styles.module.css';

interface Props {
  settings: NonNullable<Content['embeds']['scheduler']>;
  texts: Content['meeting']['scheduler'];
  children: ReactNode;
}

/** The scheduler loads without consent: a visitor who opens the meeting page wants the calendar. */
export function Scheduler({ settings, texts, children }: Props) {
  const { search } = useLocation();
  const { containerRef, vendorState } = useVendor(
    mountFrame,
    [buildSchedulerUrl(settings.page, search, colours), texts.title],
    { isImmediate: true },
  );
  return (
    <>
      <Section labelledBy="scheduler" heading={texts.heading} lead={texts.lead}>
        <p role="status" className={styles.status} data-state={vendorState}>
          {vendorState === 'loading' ? texts.loading : vendorState === 'failed' && texts.failed}
        </p>
        <div
          ref={containerRef}
          className={styles.frame}
          data-state={vendorState}
          data-needs-scripts=""
        />
        <ExternalLink to={settings.page}>{texts.open}</ExternalLink>
      </Section>
      {vendorState === 'failed' && children}
    </>
  );
}
