import notFound from '@content/pages/notFound';
import unknownService from '@content/pages/unknownService';
import { ContactLinks } from '../../../components/ContactLinks';
import { usePathname } from '../../../components/localise';
import { PageBody } from '../../../components/Page';
import { Picture } from '../../../components/Picture';
import { Section } from '../../../components/Section';
import { ServiceList } from '../../../components/ServiceList';
import { Suggestions } from '../Suggestions';
import styles from '../Suggestions/styles.module.css';

/** The specification wants the list of services for an unknown address below /service/. */
export default function NotFoundContent() {
  const pathname = usePathname();
  const isServicePath = pathname.startsWith('/service/');
  if (isServicePath) {
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
      <Suggestions />
      <ContactLinks />
    </PageBody>
  );
}
