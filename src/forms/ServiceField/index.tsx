import contact from '@content/forms/contact';
import serviceLabels from '@content/service-labels';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';
import { IconButton } from '../../components/IconButton';
import { Cross } from '../../components/icons';
import { hiddenFields } from '../../shared/hidden-fields.ts';
import styles from './styles.module.css';

/** The page that links to the form names the service as ?service=key. */
export function ServiceField() {
  const { search } = useLocation();
  const inBrowser = useIsBrowser();
  const [isRemoved, setIsRemoved] = useState(false);
  const key = inBrowser ? new URLSearchParams(search).get(hiddenFields.service) : null;
  if (isRemoved || key === null || !Object.hasOwn(serviceLabels, key)) {
    return null;
  }
  const { about, remove } = contact.service;
  return (
    <p className={styles.service}>
      <input type="hidden" name={hiddenFields.service} value={key} />
      <span>
        {about} <strong>{serviceLabels[key]}</strong>
      </span>
      <IconButton
        variant="round"
        label={`${remove} ${serviceLabels[key]}`}
        onClick={(event) => {
          event.currentTarget.form?.querySelector<HTMLElement>('[required]')?.focus();
          setIsRemoved(true);
        }}
      >
        <Cross />
      </IconButton>
    </p>
  );
}
