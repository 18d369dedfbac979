import inquiry from '@content/forms/inquiry';
import texts from '@content/industry-page';
import listPage from '@content/pages/industry';
import { Faq } from '../../components/Faq';
import { Page } from '../../components/Page';
import { Section, SectionHeading, TwoColumns } from '../../components/Section';
import { StructuredData } from '../../components/StructuredData';
import { buildFaqPage } from '../../components/StructuredData/questions';
import type { IndustryData } from '../../content/schemas';
import { FormSection } from '../../forms/FormSection';
import { InquiryForm } from '../../forms/InquiryForm';
import { type RelatedContent, RelatedPosts, RelatedWorks } from '../_related';
import { PapersAndSeasons } from './PapersAndSeasons';
import { ProblemsAndServices } from './ProblemsAndServices';

/** The content plugin adds a route for each entry of industries.yml. */
export default function IndustryPage({ industry }: { industry: IndustryData & RelatedContent }) {
  const { name, title, text, icon, tone, questions, works, posts } = industry;
  const breadcrumbParents = [{ label: listPage.breadcrumb.label, to: '/industry' }];
  return (
    <Page
      page={{
        search: { title, description: text },
        heading: title,
        lead: text,
        breadcrumb: { label: name, parents: breadcrumbParents },
        motif: { drawing: texts.wreath, colour: tone },
      }}
      hasMirror
      icons={[icon]}
    >
      <ProblemsAndServices industry={industry} />
      <PapersAndSeasons industry={industry} />
      <RelatedWorks works={works} heading={texts.works} />
      {questions.length > 0 && (
        <Section labelledBy="questions">
          <StructuredData things={[buildFaqPage(questions)]} />
          <TwoColumns secondWidth="1.8fr">
            <SectionHeading id="questions" heading={texts.questions} />
            <Faq questions={questions.map((each, index) => ({ ...each, open: index === 0 }))} />
          </TwoColumns>
        </Section>
      )}
      <RelatedPosts posts={posts} heading={texts.posts} />
      <FormSection formTexts={inquiry}>
        <InquiryForm business={name} />
      </FormSection>
    </Page>
  );
}
