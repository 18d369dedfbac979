import { useState } from 'react';
import type { Count, Removal } from '../api';
import { texts } from '../texts';
import { useDesk } from '../useDesk';

/** If the response was lost but no data is left, reports the counts from before the request. */
export function useErase(email: string, storedCount: Count | undefined) {
  const { change } = useDesk();
  const [requestedCount, setRequestedCount] = useState<Count>();
  const [removal, setRemoval] = useState<Removal>();

  async function erase(typedText: string) {
    const countBefore = requestedCount ?? storedCount;
    setRequestedCount(countBefore);
    const total = { messages: 0, files: 0, filesLeft: 0, complete: false };
    while (!total.complete) {
      const result = await change(
        { do: 'erase', email, typed: typedText },
        { text: texts.results.erase },
      );
      if (result === null || !('messages' in result)) {
        return;
      }
      total.messages += result.messages;
      total.files += result.files;
      total.filesLeft += result.filesLeft;
      total.complete = result.complete;
    }
    setRemoval(atLeast(total, countBefore));
  }

  const isGone = requestedCount !== undefined && storedCount?.messages === 0;
  const emptyRemoval = { messages: 0, files: 0, filesLeft: 0, complete: true };
  return {
    erase,
    removal: removal ?? (isGone ? atLeast(emptyRemoval, requestedCount) : undefined),
  };
}

function atLeast(removal: Removal, countBefore: Count | undefined): Removal {
  return {
    ...removal,
    messages: Math.max(removal.messages, countBefore?.messages ?? 0),
    files: Math.max(removal.files + removal.filesLeft, countBefore?.files ?? 0),
  };
}
