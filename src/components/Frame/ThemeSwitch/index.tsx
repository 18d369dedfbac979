import navigation from '@content/navigation';
import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { IconButton } from '../../IconButton';
import { Moon, Sun } from '../../icons';
import styles from './styles.module.css';

/** The system decides until the visitor does. The icon follows the page by CSS, before any script. */
export function ThemeSwitch() {
  const { colorMode, setColorMode } = useColorMode();
  const dark = useIsBrowser() && colorMode === 'dark';
  return (
    <IconButton
      role="switch"
      aria-checked={dark}
      label={navigation.labels.theme}
      data-early=""
      onClick={() => setColorMode(dark ? 'light' : 'dark')}
    >
      <Moon className={styles.moon} />
      <Sun className={styles.sun} />
    </IconButton>
  );
}
