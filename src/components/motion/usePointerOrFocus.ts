import { type FocusEvent, type PointerEvent, useState } from 'react';

/** Reports whether the visitor points at or focuses an element, except with focus after a click. */
export function usePointerOrFocus() {
  const [isPointerOver, setIsPointerOver] = useState(false);
  const [hasVisibleFocus, setHasVisibleFocus] = useState(false);

  function forgetTouchPointer({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') {
      setIsPointerOver(false);
    }
  }
  return {
    isInteracting: isPointerOver || hasVisibleFocus,
    interactionHandlers: {
      onPointerEnter: () => setIsPointerOver(true),
      onPointerLeave: () => setIsPointerOver(false),
      onPointerUp: forgetTouchPointer,
      onPointerCancel: forgetTouchPointer,
      onFocus: ({ target }: FocusEvent) => setHasVisibleFocus(target.matches(':focus-visible')),
      onBlur: () => setHasVisibleFocus(false),
    },
  };
}
