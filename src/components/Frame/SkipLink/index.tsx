import navigation from '@content/navigation';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { MouseEvent } from 'react';
import { focusOnce, startId } from '../opening';
import styles from './styles.module.css';

/** The first stop of the keyboard on every page, which leads past the menus. */
export function SkipLink() {
  function skip(event: MouseEvent) {
    event.preventDefault();
    focusOnce(document.querySelector('main'));
  }

  return (
    <div id={startId}>
      <a href={`#${SkipToContentFallbackId}`} className={styles.link} onClick={skip}>
        {navigation.labels.skip}
      </a>
    </div>
  );
}
