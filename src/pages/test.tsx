/** The style guide, whose ordered address is /test. */
import page from '@content/pages/styleGuide';
import { ClosingPanel } from '../components/ClosingPanel';
import { Faq } from '../components/Faq';
import { Page } from '../components/Page';
import { Picture } from '../components/Picture';
import { Section } from '../components/Section';
import { Buttons, Cards, Fields, Grounds, PortraitsAndButtons } from './_style-guide/Components';
import { DialogExample, ErrorAndLoadingStates } from './_style-guide/DialogAndStates';
import {
  exampleContent,
  guideSectionHeadings,
  styleGuidePath,
} from './_style-guide/exampleContent';
import styles from './_style-guide/styles.module.css';
import { Colours, Sizes } from './_style-guide/Tokens';

export default function StyleGuidePage() {
  const { sampleHeading, sampleText, actionLabel, samplePicture, sampleQuestions } = exampleContent;
  return (
    <Page page={page}>
      <Colours />
      <Sizes />
      <Buttons />
      <Cards />
      <Fields />
      <Section ground="mist" heading={guideSectionHeadings.questions}>
        <Faq questions={sampleQuestions} />
      </Section>
      <DialogExample />
      <Section heading={guideSectionHeadings.pictures}>
        <Picture
          picture={samplePicture}
          sizes="(width < 48em) 90vw, 600px"
          className={styles.picture}
        />
      </Section>
      <PortraitsAndButtons />
      <ClosingPanel
        heading={sampleHeading}
        text={sampleText}
        button={{ label: actionLabel, to: styleGuidePath }}
      />
      <Grounds />
      <ErrorAndLoadingStates />
    </Page>
  );
}
