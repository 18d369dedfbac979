import notFound from '@content/pages/notFound';
import unknownService from '@content/pages/unknownService';
import texts from '@content/search';
import { Card } from '../../../components/Card';
import { ContactLinks } from '../../../components/ContactLinks';
import { ArrowRight } from '../../../components/icons';
import { usePathname } from '../../../components/localise';
import { PageBody } from '../../../components/Page';
import { Picture } from '../../../components/Picture';
import { SearchButton } from '../../../components/Search';
import { Section } from '../../../components/Section';
import { ServiceList } from '../../../components/ServiceList';
import styles from './styles.module.css';

/** The specification wants the list of services for an unknown address below /service/. */
export default function NotFoundContent() {
  if (usePathname().startsWith('/service/')) {
    return (
      <PageBody page={unknownService}>
        <Section>
          <ServiceList />
        </Section>
      </PageBody>
    );
  }
  const { picture } = notFound;
  return (
    <PageBody
      page={{ ...notFound, picture: undefined }}
      emblem={picture && <Picture picture={picture} sizes="80vw" eager className={styles.scene} />}
    >
      <Section className={styles.places}>
        <SearchButton variant="field" />
        <ul className={styles.suggestions}>
          {texts.suggestions.map(({ label, to }) => (
            <li key={to} className={styles.sign}>
              <Card to={to} className={styles.suggestion}>
                {label}
                <ArrowRight />
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <ContactLinks />
    </PageBody>
  );
}
