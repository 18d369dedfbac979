import menu from '@content/menu';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Every service of the menu, in its groups. */
export function ServiceList() {
  return (
    <div className={styles.groups}>
      {menu
        .filter(({ key }) => key !== 'about')
        .map(({ key, label, links }) => (
          <section key={key} aria-labelledby={`services-${key}`}>
            <h2 id={`services-${key}`} className={styles.heading}>
              {label}
            </h2>
            <ul className={styles.list}>
              {links.map(({ label: service, to }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {service}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
