import home from '@content/home';
import Layout from '@theme/Layout';
import { LinkButton } from '../components/Button';
import { Section } from '../components/Section';
import { SectionHeading } from '../components/SectionHeading';
import { ServiceList } from '../components/ServiceList';

export default function HomePage() {
  const { search, hero } = home;
  return (
    <Layout title={search.title} description={search.description}>
      <main>
        <Section ground="mist">
          <SectionHeading level={1} eyebrow={hero.eyebrow} lead={hero.intro}>
            {hero.headlines[0]}
          </SectionHeading>
          <LinkButton to={hero.demo.to} arrow>
            {hero.demo.label}
          </LinkButton>
        </Section>
        <Section>
          <ServiceList />
        </Section>
      </main>
    </Layout>
  );
}
