import company from '@content/company';
import navigation from '@content/navigation';
import { useLocation } from '@docusaurus/router';
import { LinkButton } from '../../Button';
import { Home } from '../../icons';
import { Link } from '../../Link';
import { Logo } from '../../Logo';
import { SearchButton } from '../../Search';
import { Drawer } from '../Drawer';
import { MainMenu } from '../MainMenu';
import { Strip } from '../Strip';
import { ThemeSwitch } from '../ThemeSwitch';
import styles from './styles.module.css';

export function Header() {
  const { pathname } = useLocation();
  const { home, contact, labels } = navigation;
  return (
    <>
      <header className={styles.strip}>
        <Strip />
      </header>
      <div className={styles.header}>
        <nav className={styles.bar} aria-label={labels.mainMenu}>
          <Link to={home.to} className={styles.brand} aria-label={`${company.name}, ${home.label}`}>
            <Logo />
            <span>{company.name}</span>
          </Link>
          <div className={styles.menu}>
            <Link
              to={home.to}
              className={styles.home}
              aria-label={home.label}
              aria-current={pathname === home.to ? 'page' : undefined}
            >
              <Home />
            </Link>
            <MainMenu />
          </div>
          {/* A search that was open stays behind with its page. */}
          <SearchButton key={pathname} />
          <ThemeSwitch />
          <LinkButton to={contact.to} className={styles.contact}>
            {contact.label}
          </LinkButton>
          <Drawer />
        </nav>
      </div>
    </>
  );
}
