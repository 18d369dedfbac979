import navigation from '@content/navigation';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { MouseEvent } from 'react';
import { focusOnce, startId } from '../scrollAndFocus';
import styles from './styles.module.css';

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
