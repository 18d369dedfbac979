import texts from '@content/career-page';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import styles from './styles.module.css';

export function NoOpenings() {
  const { heading, text } = texts.none;
  return (
    <Section labelledBy="openings">
      <div className={styles.noOpenings}>
        <SectionHeading id="openings" lead={text} heading={heading} />
        <img
          src="/drawn/empty/nothing-yet.svg"
          alt=""
          width="400"
          height="300"
          loading="lazy"
          className={styles.drawing}
        />
      </div>
    </Section>
  );
}
