import words from '@content/portfolio-page';
import works from '@content/works';
import { useState } from 'react';
import { useAddress } from '../../../components/AddressedDialog/useAddress';
import { Section } from '../../../components/Section';
import { SectionHeading } from '../../../components/SectionHeading';
import { Filter, type Kind } from './Filter';
import styles from './styles.module.css';
import { WorkCard } from './WorkCard';
import { WorkDetails } from './WorkDetails';

export function Works() {
  const [kind, setKind] = useState<Kind>('all');
  const address = useAddress(works.map(({ slug }) => slug));
  const among = works.filter((work) => kind === 'all' || work.kind === kind);
  return (
    <Section labelledBy="works">
      <div className={styles.works}>
        <div className={styles.head}>
          <SectionHeading id="works" lead={words.lead}>
            {words.heading}
          </SectionHeading>
          <Filter chosen={kind} onChoose={setKind} />
        </div>
        <ul className={styles.grid}>
          {works.map((work) => (
            <WorkCard
              key={work.slug}
              work={work}
              onOpen={(event) => address.open(event, work.slug)}
            />
          ))}
        </ul>
      </div>
      {works.map((work) => (
        <WorkDetails
          key={work.slug}
          work={work}
          address={address}
          among={(among.includes(work) ? among : works).map(({ slug }) => slug)}
        />
      ))}
    </Section>
  );
}
