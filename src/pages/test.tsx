import page from '@content/pages/styleGuide';
import { ClosingPanel } from '../components/ClosingPanel';
import { Faq } from '../components/Faq';
import { Page } from '../components/Page';
import { Picture } from '../components/Picture';
import { Section } from '../components/Section';
import { Buttons, Cards, Fields, Grounds, SmallParts } from './_style-guide/Components';
import { DialogExample, ErrorAndLoadingStates } from './_style-guide/DialogAndStates';
import { headings, pagePath, sample } from './_style-guide/sample';
import styles from './_style-guide/styles.module.css';
import { Colours, Sizes } from './_style-guide/Tokens';

export default function StyleGuidePage() {
  const { heading, text, actionLabel, picture, questions } = sample;
  return (
    <Page page={page}>
      <Colours />
      <Sizes />
      <Buttons />
      <Cards />
      <Fields />
      <Section ground="mist" heading={headings.questions}>
        <Faq questions={questions} />
      </Section>
      <DialogExample />
      <Section heading={headings.pictures}>
        <Picture picture={picture} sizes="(width < 48em) 90vw, 600px" className={styles.picture} />
      </Section>
      <SmallParts />
      <ClosingPanel heading={heading} text={text} button={{ label: actionLabel, to: pagePath }} />
      <Grounds />
      <ErrorAndLoadingStates />
    </Page>
  );
}
