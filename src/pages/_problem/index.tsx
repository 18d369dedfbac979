import type { ReactNode } from 'react';
import { Card } from '../../components/Card';
import { ContactLinks } from '../../components/ContactLinks';
import { Page, type PageContent } from '../../components/Page';
import { Section } from '../../components/Section';
import styles from './styles.module.css';

/**
 * The result of a form that was sent without scripts and refused. The Worker fills in the elements with
 * data attributes: the summary, the errors and the input.
 */
export function ProblemPage({ page, children }: { page: PageContent; children: ReactNode }) {
  return (
    <Page page={page}>
      <Section ground="sand">
        <div className={styles.width}>
          <div data-problem-summary hidden className={styles.summary} />
          <Card lifted>
            <div data-problem-form>{children}</div>
          </Card>
        </div>
      </Section>
      <ContactLinks />
    </Page>
  );
}
