import groups from '@content/service-groups';
import { ArrowRight } from '../icons';
import { Link } from '../Link';
import { Picture } from '../Picture';
import styles from './styles.module.css';

export function ServiceList() {
  return (
    <div className={styles.groups}>
      {groups.map(({ key: group, label, services }) => (
        <section key={group} className={styles.group} aria-labelledby={`services-${group}`}>
          <h2 id={`services-${group}`} className={styles.heading}>
            {label}
          </h2>
          <ul className={styles.list}>
            {services.map(({ key, name, picture }) => (
              <li key={key}>
                <Link to={`/service/${key}`} className={styles.link}>
                  <Picture
                    picture={{ ...picture, alt: '' }}
                    sizes="88px"
                    className={styles.picture}
                  />
                  <span className={styles.name}>{name}</span>
                  <ArrowRight className={styles.arrow} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
