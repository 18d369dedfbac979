/** Loads the rules when a visitor begins a form: most visitors only read. */
import company from '@content/company';
import type { Refused } from '../shared/check-form.ts';
import type { FormName } from '../shared/forms.ts';
import { momentIn } from '../shared/office-day.ts';

const loadRules = () => import('../shared/check-form.ts');

export function prepareCheck() {
  loadRules().catch(() => {});
}

/** The errors of a form. None if the rules fail to load: the Worker checks again. */
export async function problemOf(name: FormName, data: FormData): Promise<Refused | undefined> {
  const rules = await loadRules().catch(() => undefined);
  const { hours, timeZone } = company;
  const office = { hours, now: momentIn(timeZone, Date.now()) };
  const checked = rules?.checkForm(name, Object.fromEntries(data), office);
  return checked?.valid === false ? checked : undefined;
}
