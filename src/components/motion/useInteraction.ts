import { type FocusEvent, type PointerEvent, useState } from 'react';

/** Ignores the focus that a click leaves behind. */
export function useInteraction() {
  const [isPointerOver, setIsPointerOver] = useState(false);
  const [hasVisibleFocus, setHasVisibleFocus] = useState(false);

  function handlePointerEnd({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') {
      setIsPointerOver(false);
    }
  }
  return {
    isInteracting: isPointerOver || hasVisibleFocus,
    handlers: {
      onPointerEnter: () => setIsPointerOver(true),
      onPointerLeave: () => setIsPointerOver(false),
      onPointerUp: handlePointerEnd,
      onPointerCancel: handlePointerEnd,
      onFocus: ({ target }: FocusEvent) => setHasVisibleFocus(target.matches(':focus-visible')),
      onBlur: () => setHasVisibleFocus(false),
    },
  };
}
