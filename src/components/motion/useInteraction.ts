import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * True while the visitor points at a part, touches it or has keyboard focus in it. A click leaves
 * focus behind and does not count.
 */
export function useInteraction() {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  function handlePointerUp({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') {
      setIsPointed(false);
    }
  }
  return {
    isInteracting: isPointed || isFocused,
    handlers: {
      onPointerEnter: () => setIsPointed(true),
      onPointerLeave: () => setIsPointed(false),
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerUp,
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  };
}
