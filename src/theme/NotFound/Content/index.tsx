import notFound from '@content/pages/notFound';
import unknownService from '@content/pages/unknownService';
import { useLocation } from '@docusaurus/router';
import { ContactLinks } from '../../../components/ContactLinks';
import { PageBody } from '../../../components/Page';
import { Section } from '../../../components/Section';
import { ServiceList } from '../../../components/ServiceList';

/** No such page; below /service/ no such service, which is no mistake of the visitor's to read about. */
export default function NotFoundContent() {
  const { pathname } = useLocation();
  const service = pathname.startsWith('/service/');
  return (
    <PageBody page={service ? unknownService : notFound}>
      <Section>
        <ServiceList />
      </Section>
      {!service && <ContactLinks />}
    </PageBody>
  );
}
