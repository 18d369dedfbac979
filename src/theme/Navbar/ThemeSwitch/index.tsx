import navigation from '@content/navigation';
import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';
import { afterPaint } from '../../../components/afterPaint';
import { IconButton } from '../../../components/IconButton';
import { Moon, Sun } from '../../../components/icons';
import styles from './styles.module.css';

/**
 * The system decides until the visitor does. The icon follows the theme by CSS, and turns before
 * the page does: restyling the whole page takes longer than a frame.
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
