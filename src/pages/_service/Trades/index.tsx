import texts from '@content/service-page';
import { LinkPills } from '../../../components/LinkPills';
import { Section } from '../../../components/Section';
import type { ServiceData } from '../../../content/schemas';

export function Trades({ industries }: Pick<ServiceData, 'industries'>) {
  return (
    <Section ground="mist" labelledBy="trades" heading={texts.industries}>
      <LinkPills links={industries} />
    </Section>
  );
}
