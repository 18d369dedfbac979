/** The style guide, whose ordered address is /test. */
import people from '@content/answering-people';
import page from '@content/pages/styleGuide';
import guide from '@content/style-guide';
import { ClosingPanel } from '../components/ClosingPanel';
import { Faq } from '../components/Faq';
import { Page } from '../components/Page';
import { Picture } from '../components/Picture';
import { Section } from '../components/Section';
import * as specimens from './_style-guide/Components';
import { example, styleGuidePath } from './_style-guide/exampleContent';
import styles from './_style-guide/styles.module.css';

export default function StyleGuidePage() {
  return (
    <Page page={page}>
      <specimens.Colours />
      <specimens.Sizes />
      <specimens.Buttons />
      <specimens.Cards />
      <specimens.Fields />
      <Section ground="mist" heading={guide.headings.questions}>
        <Faq questions={example.sampleQuestions} />
      </Section>
      <specimens.DialogExample />
      <Section heading={guide.headings.pictures}>
        <Picture
          picture={example.samplePicture}
          sizes="(width < 48em) 90vw, 600px"
          className={styles.picture}
        />
      </Section>
      <specimens.PortraitsAndButtons />
      <ClosingPanel
        person={people.industry}
        heading={example.sampleHeading}
        text={example.sampleText}
        button={{ label: example.actionLabel, to: styleGuidePath }}
      />
      <specimens.Grounds />
      <specimens.ErrorAndLoadingStates />
    </Page>
  );
}
