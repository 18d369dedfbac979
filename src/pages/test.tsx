/** The style guide, whose ordered address is /test. */
import page from '@content/pages/styleGuide';
import guide from '@content/style-guide';
import { ClosingPanel } from '../components/ClosingPanel';
import { Faq } from '../components/Faq';
import { Page } from '../components/Page';
import { Picture } from '../components/Picture';
import { Section } from '../components/Section';
import { Buttons, Cards, Fields, Grounds, PortraitsAndButtons } from './_style-guide/Components';
import { DialogExample, ErrorAndLoadingStates } from './_style-guide/DialogAndStates';
import { example, styleGuidePath } from './_style-guide/exampleContent';
import styles from './_style-guide/styles.module.css';
import { Colours, Sizes } from './_style-guide/Tokens';

export default function StyleGuidePage() {
  return (
    <Page page={page}>
      <Colours />
      <Sizes />
      <Buttons />
      <Cards />
      <Fields />
      <Section ground="mist" heading={guide.headings.questions}>
        <Faq questions={example.sampleQuestions} />
      </Section>
      <DialogExample />
      <Section heading={guide.headings.pictures}>
        <Picture
          picture={example.samplePicture}
          sizes="(width < 48em) 90vw, 600px"
          className={styles.picture}
        />
      </Section>
      <PortraitsAndButtons />
      <ClosingPanel
        heading={example.sampleHeading}
        text={example.sampleText}
        button={{ label: example.actionLabel, to: styleGuidePath }}
      />
      <Grounds />
      <ErrorAndLoadingStates />
    </Page>
  );
}
