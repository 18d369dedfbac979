import type { ReactNode } from 'react';
import type { iconByName } from '../../../components/iconByName';
import styles from './drawings.module.css';

/** Other icons are shown as they are. */
export const strengthDrawings: Partial<Record<keyof typeof iconByName, ReactNode>> = {
  code: (
    <>
      <rect className={styles.night} x="20" y="28" width="320" height="200" rx="14" />
      <circle className={styles.coral} cx="42" cy="48" r="5" />
      <circle className={styles.plain} cx="58" cy="48" r="5" />
      <circle className={styles.plain} cx="74" cy="48" r="5" />
      <path className={styles.coralLines} d="M48 78h26M66 122h18M48 166h12" />
      <path
        className={styles.plainLines}
        d="M90 78h54M66 100h40M214 100h22M100 122h102M162 144h36"
      />
      <path className={styles.brightLines} d="M122 100h76M84 144h62" />
      <path className={styles.mark} d="m268 124-22 22 22 22M300 124l22 22-22 22" />
    </>
  ),
  design: (
    <>
      <rect className={styles.paper} x="20" y="28" width="190" height="200" rx="14" />
      <text className={styles.letters} x="40" y="128" fontSize="96">
        Aa
      </text>
      <rect className={styles.rule} x="40" y="152" width="132" height="8" rx="4" />
      <rect className={styles.rule} x="40" y="172" width="96" height="8" rx="4" />
      <rect className={styles.brand} x="226" y="28" width="114" height="76" rx="14" />
      <rect className={styles.coral} x="226" y="116" width="51" height="51" rx="14" />
      <rect className={styles.gold} x="289" y="116" width="51" height="51" rx="14" />
      <rect className={styles.teal} x="226" y="179" width="114" height="60" rx="14" />
    </>
  ),
  search: (
    <>
      <rect className={styles.paper} x="20" y="28" width="320" height="48" rx="24" />
      <circle className={styles.glass} cx="46" cy="51" r="8" />
      <path className={styles.glass} d="m52 57 6 6" />
      <rect className={styles.rule} x="74" y="48" width="150" height="8" rx="4" />
      <rect className={styles.coral} x="230" y="42" width="2.5" height="20" />
      <rect className={styles.paper} x="20" y="92" width="320" height="140" rx="14" />
      <circle className={styles.brand} cx="54" cy="126" r="14" />
      <rect className={styles.link} x="80" y="114" width="160" height="9" rx="4.5" />
      <rect className={styles.rule} x="80" y="132" width="224" height="7" rx="3.5" />
      <circle className={styles.rule} cx="54" cy="178" r="14" />
      <rect className={styles.rule} x="80" y="166" width="124" height="9" rx="4.5" />
      <rect className={styles.rule} x="80" y="184" width="200" height="7" rx="3.5" />
    </>
  ),
};
