import about from '@content/about';
import { buildColumnStyle } from '../../../components/columnCount';
import { Picture } from '../../../components/Picture';
import { Reveal } from '../../../components/Reveal';
import { Section, SectionHeading, TwoColumns } from '../../../components/Section';
import styles from './styles.module.css';

export function Story() {
  const { heading, paragraphs, picture, promises } = about.story;
  return (
    <Section labelledBy="story">
      <TwoColumns secondWidth="1.15fr">
        <SectionHeading id="story" heading={heading} />
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </TwoColumns>
      {picture && (
        <Reveal>
          <Picture
            picture={picture}
            sizes="(width >= 1300px) 1230px, 94vw"
            large
            className={styles.picture}
          />
        </Reveal>
      )}
      <ul className={styles.promises} style={buildColumnStyle(promises.length, 3)}>
        {promises.map((promise) => (
          <li key={promise.title} className={styles.promise}>
            <h3 className={styles.title}>{promise.title}</h3>
            <p className={styles.text}>{promise.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
