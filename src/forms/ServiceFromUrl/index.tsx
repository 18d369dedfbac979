import contact from '@content/forms/contact';
import serviceLabels from '@content/service-labels';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../components/IconButton';
import { Cross } from '../../components/icons';
import { hiddenFieldNames } from '../../shared/hidden-fields.ts';
import styles from './styles.module.css';

/** Returns the service that the page's URL names as ?service=key. */
export function useServiceFromUrl(): { key: string; label: string } | undefined {
  const { search } = useLocation();
  const isHydrated = useIsBrowser();
  const key = new URLSearchParams(isHydrated ? search : '').get(hiddenFieldNames.service) ?? '';
  const label = Object.hasOwn(serviceLabels, key) ? serviceLabels[key] : undefined;
  return label === undefined ? undefined : { key, label };
}

/** Shows the service of the page's URL, and a button that removes the service from the URL. */
export function ServiceFromUrl() {
  const service = useServiceFromUrl();
  const routerHistory = useHistory();
  const { pathname, hash } = useLocation();
  const lineRef = useRef<HTMLParagraphElement>(null);

  // "Get Quotes" leads to the form, so its first field gets the focus, unless a field already has it.
  useEffect(() => {
    const form = lineRef.current?.closest('form');
    if (hash && form && !form.contains(document.activeElement)) {
      form.querySelector<HTMLElement>('[required]')?.focus({ preventScroll: true });
    }
  }, [service?.key, hash]);

  return (
    service && (
      <p ref={lineRef} className={styles.service}>
        <input type="hidden" name={hiddenFieldNames.service} value={service.key} />
        <span>
          {contact.service.about} <strong>{service.label}</strong>
        </span>
        <IconButton
          variant="round"
          label={`${contact.service.remove} ${service.label}`}
          onClick={(event) => {
            event.currentTarget.form?.querySelector<HTMLElement>('[required]')?.focus();
            routerHistory.replace({ pathname, hash });
          }}
        >
          <Cross />
        </IconButton>
      </p>
    )
  );
}
