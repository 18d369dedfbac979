/** Wraps around. If no element has the focus, the step leads to the first or last element. */
export function moveFocusAmong(elements: HTMLElement[], step: 1 | -1) {
  const focusedIndex = elements.findIndex((element) => element.matches(':focus'));
  const nextIndex = step === 1 ? focusedIndex + 1 : Math.max(focusedIndex, 0) - 1;
  elements.at(nextIndex % elements.length)?.focus();
}
