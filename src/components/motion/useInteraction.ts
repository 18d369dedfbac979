import { type FocusEvent, type PointerEvent, useState } from 'react';

/** Ignores the focus that a click leaves behind. */
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
