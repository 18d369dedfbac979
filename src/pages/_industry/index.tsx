import inquiry from '@content/forms/inquiry';
import texts from '@content/industry-page';
import listPage from '@content/pages/industry';
import { Faq } from '../../components/Faq';
import { Page } from '../../components/Page';
import { Section } from '../../components/Section';
import { StructuredData } from '../../components/StructuredData';
import { buildFaqPage } from '../../components/StructuredData/questions';
import type { IndustryData, Picture } from '../../content/schemas';
import { FormSection } from '../../forms/FormSection';
import { InquiryForm } from '../../forms/InquiryForm';
import { type RelatedContent, RelatedPosts, RelatedWorks } from '../_related';
import { Emblem } from './Emblem';
import { PapersAndSeasons } from './PapersAndSeasons';
import { ProblemsAndServices } from './ProblemsAndServices';

interface Industry extends IndustryData, RelatedContent {
  /** The picture of its first work, or else of its first service. */
  screen?: Picture;
}

/** The content plugin adds a route for each entry of industries.yml. */
export default function IndustryPage({ industry }: { industry: Industry }) {
  const { name, title, text, icon, tone, screen, questions, works, posts } = industry;
  const breadcrumbParents = [{ label: listPage.breadcrumb.label, to: '/industry' }];
  return (
    <Page
      page={{
        search: { title, description: text },
        heading: title,
        lead: text,
        breadcrumb: { label: name, parents: breadcrumbParents },
        hidden: false,
      }}
      hasMirror
      emblem={<Emblem trades={[{ icon, tone }]} screen={screen} />}
    >
      <ProblemsAndServices industry={industry} />
      <PapersAndSeasons industry={industry} />
      <RelatedWorks works={works} heading={texts.works} />
      {questions.length > 0 && (
        <Section labelledBy="questions" heading={texts.questions}>
          <StructuredData things={[buildFaqPage(questions)]} />
          <Faq questions={questions} />
        </Section>
      )}
      <RelatedPosts posts={posts} heading={texts.posts} />
      <FormSection formTexts={inquiry}>
        <InquiryForm business={name} />
      </FormSection>
    </Page>
  );
}
