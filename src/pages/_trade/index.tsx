import inquiry from '@content/forms/inquiry';
import words from '@content/industry-page';
import industry from '@content/pages/industry';
import Layout from '@theme/Layout';
import { Banner } from '../../components/Banner';
import { Faq } from '../../components/Faq';
import { PageHead } from '../../components/PageHead';
import { Section } from '../../components/Section';
import { StructuredData } from '../../components/StructuredData';
import type { TradeData } from '../../content/schemas';
import { FormSection } from '../../forms/FormSection';
import { InquiryForm } from '../../forms/InquiryForm';
import { type Fitting, FittingPosts, FittingWorks } from '../_fitting';
import { Customs } from './Customs';
import { Problems } from './Problems';
import { parents, tradeInSchemaOrg } from './schema-org';

/** The page of each trade. The content plugin makes a route for each entry of industries.yml. */
export default function TradePage({ data: trade }: { data: TradeData & Fitting }) {
  const { name, title, text, questions, works, posts } = trade;
  return (
    <Layout>
      <PageHead title={title} description={text} mirrored />
      <StructuredData things={tradeInSchemaOrg(trade)} />
      <main>
        <Banner
          heading={title}
          lead={text}
          parents={parents}
          here={name}
          picture={industry.picture}
        />
        <Problems trade={trade} />
        {(trade.papers || trade.seasons) && <Customs trade={trade} />}
        <FittingWorks works={works} heading={words.works} />
        {questions.length > 0 && (
          <Section labelledBy="questions" heading={words.questions}>
            <Faq questions={questions} />
          </Section>
        )}
        <FittingPosts posts={posts} heading={words.posts} />
        <FormSection form={inquiry}>
          <InquiryForm business={name} />
        </FormSection>
      </main>
    </Layout>
  );
}
