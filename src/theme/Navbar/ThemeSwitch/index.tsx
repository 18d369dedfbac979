import navigation from '@content/navigation';
import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';
import { afterPaint } from '../../../components/afterPaint';
import { IconButton } from '../../../components/IconButton';
import { Moon, Sun } from '../../../components/icons';
import styles from './styles.module.css';

/**
 * The system's setting applies until the visitor chooses. The icon changes before the page, because
 * restyling the page takes longer than a frame.
 */
export function ThemeSwitch() {
  const { colorMode, setColorMode } = useColorMode();
  const [isThemeChanging, setIsThemeChanging] = useState(false);
  const isDark = useIsBrowser() && colorMode === 'dark';

  function toggleTheme() {
    setIsThemeChanging(true);
    afterPaint(() => {
      setColorMode(isDark ? 'light' : 'dark');
      setIsThemeChanging(false);
    });
  }

  return (
    <IconButton
      role="switch"
      aria-checked={isDark !== isThemeChanging}
      label={navigation.labels.theme}
      data-early=""
      data-turning={isThemeChanging || undefined}
      onClick={toggleTheme}
    >
      <Moon className={styles.moon} />
      <Sun className={styles.sun} />
    </IconButton>
  );
}
