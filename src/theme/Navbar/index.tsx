import company from '@content/company';
import navigation from '@content/navigation';
import { useLocation } from '@docusaurus/router';
import { LinkButton } from '../../components/Button';
import { Home } from '../../components/icons';
import { Link } from '../../components/Link';
import { Logo } from '../../components/Logo';
import { SearchButton } from '../../components/Search';
import { Drawer } from './Drawer';
import { MainMenu } from './MainMenu';
import { MenuLink } from './MenuLink';
import { Strip } from './Strip';
import styles from './styles.module.css';
import { ThemeSwitch } from './ThemeSwitch';

/** The strip, and the bar that stays at the top: brand, menu, search, theme, drawer. */
export default function Navbar() {
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
            <MenuLink to={home.to} className={styles.home} aria-label={home.label}>
              <Home />
            </MenuLink>
            <MainMenu />
          </div>
          {/* A change of page closes the search. */}
          <SearchButton key={pathname} />
          <ThemeSwitch />
          <LinkButton {...contact} className={styles.contact} />
          <Drawer />
        </nav>
      </div>
    </>
  );
}
