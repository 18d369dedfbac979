import texts from '@content/portfolio-page';
import { Breadcrumb } from '../../../components/Breadcrumb';
import { buildColourStyle } from '../../../components/colourStyle';
import { Picture } from '../../../components/Picture';
import type { WorkData } from '../../../content/schemas';
import { breadcrumbParents } from '../schema-org';
import styles from './styles.module.css';

export function Opening({ work }: { work: WorkData }) {
  const { title, text, client, kind, year, picture, colour } = work;
  const workFacts = [
    [texts.client, client],
    [texts.kind, texts.kinds[kind]?.[0]],
    [texts.year, year],
  ];
  return (
    <div className={styles.opening} style={buildColourStyle(colour)}>
      <div className={styles.width}>
        <div className={styles.words}>
          <Breadcrumb parents={breadcrumbParents} current={title} />
          <h1 className={styles.heading}>{title}</h1>
          <p className={styles.lead}>{text}</p>
          <dl className={styles.facts}>
            {workFacts.map(([factLabel, factValue]) => (
              <div key={factLabel}>
                <dt className={styles.name}>{factLabel}</dt>
                <dd className={styles.value}>{factValue}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Picture
          picture={picture}
          sizes="(width < 64em) calc(100vw - 40px), (width < 1300px) 56vw, 720px"
          eager
          className={styles.picture}
        />
      </div>
    </div>
  );
}
