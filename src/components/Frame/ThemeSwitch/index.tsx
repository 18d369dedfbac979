import navigation from '@content/navigation';
import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Moon, Sun } from '../../icons';
import styles from './styles.module.css';

/** The system decides until the visitor does. The icon follows the page by CSS, before any script. */
export function ThemeSwitch() {
  const { colorMode, setColorMode } = useColorMode();
  const dark = useIsBrowser() && colorMode === 'dark';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label={navigation.labels.theme}
      className={styles.switch}
      data-early=""
      onClick={() => setColorMode(dark ? 'light' : 'dark')}
    >
      <Moon className={styles.moon} />
      <Sun className={styles.sun} />
    </button>
  );
}
