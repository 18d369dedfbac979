/**
 * Chooses a job in the application form and puts the visitor there. Fields keep their own values,
 * so this is the same act as choosing by hand. False where there is no such choice.
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
