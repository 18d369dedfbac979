import groups from '@content/service-groups';
import { Card } from '../Card';
import { ArrowRight } from '../icons';
import { Picture } from '../Picture';
import styles from './styles.module.css';

export function ServiceList() {
  return (
    <div className={styles.groups}>
      {groups.map(({ key, label, services }) => (
        <section key={key} className={styles.group} aria-labelledby={`services-${key}`}>
          <h2 id={`services-${key}`} className={styles.heading}>
            {label}
          </h2>
          <ServiceRows services={services} />
        </section>
      ))}
    </div>
  );
}

export function ServiceRows({ services }: Pick<(typeof groups)[number], 'services'>) {
  return (
    <ul className={styles.list}>
      {services.map(({ key, name, picture }) => (
        <li key={key}>
          <Card to={`/service/${key}`} className={styles.card}>
            <Picture picture={{ ...picture, alt: '' }} sizes="88px" className={styles.picture} />
            <span className={styles.name}>{name}</span>
            <ArrowRight className={styles.arrow} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
