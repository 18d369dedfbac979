export function moveFocusAmong(elements: HTMLElement[], stepOrEnd: 1 | -1 | 'first' | 'last') {
  if (stepOrEnd === 'first' || stepOrEnd === 'last') {
    elements.at(stepOrEnd === 'first' ? 0 : -1)?.focus();
    return;
  }
  const focusedIndex = elements.findIndex((element) => element.matches(':focus'));
  elements.at((focusedIndex + stepOrEnd) % elements.length)?.focus();
}
