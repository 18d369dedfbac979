import inquiry from '@content/forms/inquiry';
import words from '@content/industry-page';
import industry from '@content/pages/industry';
import { Faq } from '../../components/Faq';
import { Page } from '../../components/Page';
import { Section } from '../../components/Section';
import { StructuredData } from '../../components/StructuredData';
import { questionsInSchemaOrg } from '../../components/StructuredData/questions';
import type { IndustryData } from '../../content/schemas';
import { FormSection } from '../../forms/FormSection';
import { InquiryForm } from '../../forms/InquiryForm';
import { type Fitting, FittingPosts, FittingWorks } from '../_fitting';
import { Customs } from './Customs';
import { Emblem } from './Emblem';
import { Problems } from './Problems';

/** The page of each trade. The content plugin makes a route for each entry of industries.yml. */
export default function TradePage({ data: trade }: { data: IndustryData & Fitting }) {
  const { name, title, text, icon, tone, questions, works, posts } = trade;
  const parents = [{ label: industry.breadcrumb.label, to: '/industry' }];
  return (
    <Page
      page={{
        search: { title, description: text },
        heading: title,
        lead: text,
        breadcrumb: { label: name, parents },
        hidden: false,
      }}
      mirrored
      emblem={<Emblem icon={icon} tone={tone} />}
    >
      <Problems trade={trade} />
      <Customs trade={trade} />
      <FittingWorks works={works} heading={words.works} />
      {questions.length > 0 && (
        <Section labelledBy="questions" heading={words.questions}>
          <StructuredData things={[questionsInSchemaOrg(questions)]} />
          <Faq questions={questions} />
        </Section>
      )}
      <FittingPosts posts={posts} heading={words.posts} />
      <FormSection form={inquiry}>
        <InquiryForm business={name} />
      </FormSection>
    </Page>
  );
}
