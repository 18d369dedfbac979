import contact from '@content/forms/contact';
import serviceLabels from '@content/service-labels';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';
import { IconButton } from '../../components/IconButton';
import { Cross } from '../../components/icons';
import { hiddenFieldNames } from '../../shared/hidden-fields.ts';
import styles from './styles.module.css';

/** Shows the service that the page's URL names as ?service=key, and a button that removes the service. */
export function ServiceFromUrl() {
  const { search } = useLocation();
  const isHydrated = useIsBrowser();
  const [isServiceRemoved, setIsServiceRemoved] = useState(false);
  const serviceKey = isHydrated ? new URLSearchParams(search).get(hiddenFieldNames.service) : null;
  if (isServiceRemoved || serviceKey === null || !Object.hasOwn(serviceLabels, serviceKey)) {
    return null;
  }
  return (
    <p className={styles.service}>
      <input type="hidden" name={hiddenFieldNames.service} value={serviceKey} />
      <span>
        {contact.service.about} <strong>{serviceLabels[serviceKey]}</strong>
      </span>
      <IconButton
        variant="round"
        label={`${contact.service.remove} ${serviceLabels[serviceKey]}`}
        onClick={(event) => {
          event.currentTarget.form?.querySelector<HTMLElement>('[required]')?.focus();
          setIsServiceRemoved(true);
        }}
      >
        <Cross />
      </IconButton>
    </p>
  );
}
