import navigation from '@content/navigation';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { MouseEvent } from 'react';
import { focusWithoutTabStop, pageStartId } from '../scrollAndFocus';
import styles from './styles.module.css';

export function SkipLink() {
  function focusMainElement(event: MouseEvent) {
    event.preventDefault();
    focusWithoutTabStop(document.querySelector('main'));
  }

  return (
    <div id={pageStartId} data-screen-only="">
      <a href={`#${SkipToContentFallbackId}`} className={styles.link} onClick={focusMainElement}>
        {navigation.labels.skip}
      </a>
    </div>
  );
}
