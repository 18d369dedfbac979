/**
 * Selects a job in the application form and focuses it. Fields are uncontrolled, so this acts as a
 * choice by hand. Returns false without the field.
 */
export function applyFor(title: string): boolean {
  const position = document.querySelector<HTMLSelectElement>('select[name="position"]');
  if (!position) {
    return false;
  }
  position.value = title;
  position.dispatchEvent(new Event('change', { bubbles: true }));
  position.focus();
  return true;
}
