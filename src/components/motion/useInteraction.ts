import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * Whether the visitor is at a moving part: a mouse over it, a finger on it, or the keyboard's
 * focus in it. A click leaves focus behind and holds nothing.
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
    held: pointed || focused,
    holders: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onPointerUp: release,
      onPointerCancel: release,
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
