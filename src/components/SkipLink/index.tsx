import navigation from '@content/navigation';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { focusWithoutTabStop, pageStartId } from '../scrollAndFocus';
import styles from './styles.module.css';

export function SkipLink() {
  return (
    <div id={pageStartId} data-screen-only="">
      <a
        href={`#${SkipToContentFallbackId}`}
        className={styles.link}
        onClick={(event) => {
          event.preventDefault();
          focusWithoutTabStop(document.querySelector('main'));
        }}
      >
        {navigation.labels.skip}
      </a>
    </div>
  );
}
