import { useState } from 'react';
import type { Count, Removal } from '../api';
import { texts } from '../texts';
import { useDesk } from '../useDesk';

/**
 * Erases everything of an address. An erasure whose answer was lost counts as done once nothing is
 * kept any more: the confirmation then says what was kept when it was asked for.
 */
export function useErase(email: string, kept: Count | undefined) {
  const { change } = useDesk();
  const [asked, setAsked] = useState<Count>();
  const [removal, setRemoval] = useState<Removal>();

  async function erase(typed: string) {
    const first = asked ?? kept;
    setAsked(first);
    const sum = { messages: 0, files: 0, filesLeft: 0, complete: false };
    while (!sum.complete) {
      const answer = await change({ do: 'erase', email, typed }, { text: texts.done.erase });
      if (answer === null || !('messages' in answer)) {
        return;
      }
      sum.messages += answer.messages;
      sum.files += answer.files;
      sum.filesLeft += answer.filesLeft;
      sum.complete = answer.complete;
    }
    setRemoval(atLeast(sum, first));
  }

  const isGone = asked !== undefined && kept?.messages === 0;
  const nothing = { messages: 0, files: 0, filesLeft: 0, complete: true };
  return { erase, removal: removal ?? (isGone ? atLeast(nothing, asked) : undefined) };
}

function atLeast(removal: Removal, asked: Count | undefined): Removal {
  return {
    ...removal,
    messages: Math.max(removal.messages, asked?.messages ?? 0),
    files: Math.max(removal.files + removal.filesLeft, asked?.files ?? 0),
  };
}
