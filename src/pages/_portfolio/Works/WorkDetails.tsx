import words from '@content/portfolio-page';
import { AddressedDialog } from '../../../components/AddressedDialog';
import type { useAddress } from '../../../components/AddressedDialog/useAddress';
import { Picture } from '../../../components/Picture';
import { ServiceLinks } from '../../../components/ServiceLinks';
import styles from './styles.module.css';
import type { Work } from './WorkCard';

export function WorkDetails({
  work,
  address,
  among,
}: {
  work: Work;
  address: ReturnType<typeof useAddress>;
  among: string[];
}) {
  const { slug, title, client, year, kind, needed, built, usedFor, services, picture } = work;
  return (
    <AddressedDialog
      slug={slug}
      title={title}
      lead={`${client}, ${words.kinds[kind]}, ${year}`}
      labels={words}
      address={address}
      among={among}
      back="works"
      className={styles.details}
    >
      <Picture picture={picture} sizes="(min-width: 960px) 880px, 90vw" className={styles.large} />
      <div className={styles.columns}>
        <div className={styles.part}>
          <h3 className={styles.question}>{words.needed}</h3>
          <p>{needed}</p>
        </div>
        <div className={styles.part}>
          <h3 className={styles.question}>{words.usedFor}</h3>
          <p>{usedFor}</p>
        </div>
        <div className={styles.built}>
          <h3 className={styles.question}>{words.built}</h3>
          <ul className={styles.list}>
            {built.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
        <div className={styles.built}>
          <h3 className={styles.question}>{words.services}</h3>
          <ServiceLinks keys={services} />
        </div>
      </div>
      {work.sample && <p className={styles.sample}>{words.sample}</p>}
    </AddressedDialog>
  );
}
