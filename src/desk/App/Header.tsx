import { IconButton } from '../../components/IconButton';
import { Calendar, Envelope, Headset, Moon, Shield, Sun, Target } from '../../components/icons';
import { Logo } from '../../components/Logo';
import { Link } from '../Link';
import { texts } from '../texts';
import { useActorName } from '../useDesk';
import { buildDeskUrl } from '../useDeskParams';
import { useTheme } from '../useTheme';
import styles from './styles.module.css';

export type View = keyof typeof texts.views;

const navItems = [
  { name: 'inbox', Icon: Envelope },
  { name: 'meetings', Icon: Calendar },
  { name: 'numbers', Icon: Target },
  { name: 'person', Icon: Headset },
  { name: 'health', Icon: Shield },
] as const;

export function Header({ view }: { view: View }) {
  const theme = useTheme();
  return (
    <header className={styles.header}>
      <div className={styles.brand}>
        <Logo className={styles.logo} />
        <h1 className={styles.title}>{texts.title}</h1>
      </div>
      <nav className={styles.views} aria-label={texts.title}>
        {navItems.map(({ name, Icon }) => (
          <Link
            key={name}
            to={buildDeskUrl(name === 'inbox' ? {} : { view: name })}
            className={styles.view}
            aria-current={view === name ? 'page' : undefined}
          >
            <Icon />
            {texts.views[name]}
          </Link>
        ))}
      </nav>
      <span className={styles.actor}>{useActorName()}</span>
      <IconButton
        role="switch"
        aria-checked={theme.isDark}
        label={texts.actions.theme}
        onClick={theme.toggleTheme}
      >
        {theme.isDark ? <Sun /> : <Moon />}
      </IconButton>
    </header>
  );
}
