import notFound from '@content/pages/notFound';
import unknownService from '@content/pages/unknownService';
import { ContactLinks } from '../../../components/ContactLinks';
import { usePathname } from '../../../components/localise';
import { PageBody } from '../../../components/Page';
import { Section } from '../../../components/Section';
import { ServiceList } from '../../../components/ServiceList';
import { Suggestions } from '../Suggestions';

/** The specification wants the list of services for an unknown address below /service/. */
export default function NotFoundContent() {
  const pathname = usePathname();
  const isServicePath = pathname.startsWith('/service/');
  return (
    <PageBody page={isServicePath ? unknownService : notFound}>
      {isServicePath ? (
        <Section>
          <ServiceList />
        </Section>
      ) : (
        <>
          <Suggestions />
          <ContactLinks />
        </>
      )}
    </PageBody>
  );
}
