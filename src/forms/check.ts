/** The rules arrive when a visitor begins a form: most read the page without writing. */
import type { Refused } from '../shared/check-form.ts';
import type { FormName } from '../shared/forms.ts';

const loadRules = () => import('../shared/check-form.ts');

export function prepareCheck() {
  loadRules().catch(() => {});
}

/** What the form is refused for; nothing where the rules cannot load, since the Worker checks again. */
export async function problemOf(name: FormName, data: FormData): Promise<Refused | undefined> {
  const rules = await loadRules().catch(() => undefined);
  const checked = rules?.checkForm(name, Object.fromEntries(data));
  return checked?.valid === false ? checked : undefined;
}
