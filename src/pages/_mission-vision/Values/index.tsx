import missionVision from '@content/mission-vision';
import clsx from 'clsx';
import { Card } from '../../../components/Card';
import { iconByName } from '../../../components/iconByName';
import { Reveal } from '../../../components/Reveal';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { TwoColumns } from '../../../components/TwoColumns';
import styles from './styles.module.css';

export function Values() {
  const { heading, lead, items } = missionVision.values;
  return (
    <Section ground="sand" labelledBy="values">
      <TwoColumns secondWidth="2fr">
        <div className={styles.heading}>
          <SectionHeading id="values" lead={lead} heading={heading} />
        </div>
        <ul className={styles.values}>
          {items.map(({ icon, title, text }, valueIndex) => {
            const Icon = iconByName[icon];
            return (
              <li key={title}>
                <Reveal order={valueIndex % 2} className={styles.reveal}>
                  <Card className={styles.card}>
                    <span className={clsx(styles.icon, styles[icon])}>
                      <Icon />
                    </span>
                    <h3 className={styles.title}>{title}</h3>
                    <p className={styles.text}>{text}</p>
                  </Card>
                </Reveal>
              </li>
            );
          })}
        </ul>
      </TwoColumns>
    </Section>
  );
}
