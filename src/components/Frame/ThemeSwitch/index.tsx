import navigation from '@content/navigation';
import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';
import { afterPaint } from '../../afterPaint';
import { IconButton } from '../../IconButton';
import { Moon, Sun } from '../../icons';
import styles from './styles.module.css';

/**
 * The system decides until the visitor does. The icon follows the page by CSS, before any script,
 * and answers a click at once: the whole page needs longer.
 */
export function ThemeSwitch() {
  const { colorMode, setColorMode } = useColorMode();
  const [turning, setTurning] = useState(false);
  const dark = useIsBrowser() && colorMode === 'dark';

  function turn() {
    setTurning(true);
    afterPaint(() => {
      setColorMode(dark ? 'light' : 'dark');
      setTurning(false);
    });
  }

  return (
    <IconButton
      role="switch"
      aria-checked={dark !== turning}
      label={navigation.labels.theme}
      data-early=""
      data-turning={turning || undefined}
      onClick={turn}
    >
      <Moon className={styles.moon} />
      <Sun className={styles.sun} />
    </IconButton>
  );
}
