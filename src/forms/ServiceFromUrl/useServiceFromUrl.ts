import serviceLabels from '@content/service-labels';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { hiddenFieldNames } from '../../shared/hidden-fields.ts';

/** Returns the service that the page's URL names as ?service=key. */
export function useServiceFromUrl(): { key: string; label: string } | undefined {
  const { search } = useLocation();
  const isHydrated = useIsBrowser();
  const key = new URLSearchParams(isHydrated ? search : '').get(hiddenFieldNames.service) ?? '';
  const label = Object.hasOwn(serviceLabels, key) ? serviceLabels[key] : undefined;
  return label === undefined ? undefined : { key, label };
}
