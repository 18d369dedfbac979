import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * True while the visitor points at a part, touches it or has keyboard focus in it. A click leaves
 * focus behind and does not count.
 */
export function useInteraction() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  function release({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') {
      setPointed(false);
    }
  }
  return {
    interacting: pointed || focused,
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onPointerUp: release,
      onPointerCancel: release,
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
