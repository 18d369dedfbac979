import notice from '@content/forms/notice';
import page from '@content/pages/notice';
import retention from '@content/retention';
import Layout from '@theme/Layout';
import { EmailLink } from '../components/EmailLink';
import { Link } from '../components/Link';
import { PageHead } from '../components/PageHead';
import { Section } from '../components/Section';
import { fillPlaceholders } from '../shared/messages.ts';
import styles from './_notice/styles.module.css';

const { policy, ...items } = notice;
const values = { days: String(retention.delivered), heldDays: String(retention.held) };

/** The law wants this notice alone and itemised, so it has no banner, and fits one screen of a phone. */
export default function NoticePage() {
  return (
    <Layout>
      <PageHead {...page.search}>
        <meta name="robots" content="noindex" />
      </PageHead>
      <main>
        <Section className={styles.section}>
          <h1 className={styles.heading}>{page.heading}</h1>
          <dl className={styles.items}>
            {Object.entries(items).map(([name, { label, text }]) => {
              const [start, end] = fillPlaceholders(text, values).split('{email}');
              return (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>
                    {start}
                    {end !== undefined && <EmailLink />}
                    {end}
                  </dd>
                </div>
              );
            })}
          </dl>
          <Link to="/privacy">{policy}</Link>
        </Section>
      </main>
    </Layout>
  );
}
