import company from '@content/company';
import menu from '@content/menu';
import navigation from '@content/navigation';
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

export default function Navbar() {
  const { home, contact, labels } = navigation;
  return (
    <>
      <header className={styles.strip}>
        <Strip />
      </header>
      {/* Docusaurus measures .navbar's height to highlight the current heading of a post. */}
      <div className={`navbar ${styles.header}`}>
        <nav className={styles.bar} aria-label={labels.mainMenu}>
          <Link to={home.to} className={styles.brand} aria-label={`${company.name}, ${home.label}`}>
            <Logo />
            <span className={styles.name}>{company.name}</span>
          </Link>
          <div className={styles.room}>
            <i
              className={styles.widest}
              aria-hidden="true"
              data-labels={[...menu, contact].map(({ label }) => label).join(' ')}
              style={{ '--links': menu.length }}
            />
            <div className={styles.parts}>
              <div className={styles.row}>
                <div className={styles.menu}>
                  <MenuLink to={home.to} className={styles.home} aria-label={home.label}>
                    <Home />
                  </MenuLink>
                  <MainMenu />
                </div>
                <SearchButton />
                <ThemeSwitch />
                <LinkButton {...contact} className={styles.contact} />
                <Drawer />
              </div>
            </div>
          </div>
        </nav>
      </div>
    </>
  );
}
