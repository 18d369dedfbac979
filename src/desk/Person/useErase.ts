import { useState } from 'react';
import type { Count, Removal } from '../api';
import { texts } from '../texts';
import { useDesk } from '../useDesk';

/** If the response was lost but no data is left, reports the counts from before the request. */
export function useErase(email: string, storedCount: Count | undefined) {
  const { sendChange } = useDesk();
  const [countAtRequest, setCountAtRequest] = useState<Count>();
  const [removal, setRemoval] = useState<Removal>();

  async function erase(typedEmail: string) {
    const countBefore = countAtRequest ?? storedCount;
    setCountAtRequest(countBefore);
    const totalRemoval = { messages: 0, files: 0, filesLeft: 0, complete: false };
    while (!totalRemoval.complete) {
      const eraseResult = await sendChange(
        { do: 'erase', email, typed: typedEmail },
        { text: texts.results.erase },
      );
      if (eraseResult === null || !('messages' in eraseResult)) {
        return;
      }
      totalRemoval.messages += eraseResult.messages;
      totalRemoval.files += eraseResult.files;
      totalRemoval.filesLeft += eraseResult.filesLeft;
      totalRemoval.complete = eraseResult.complete;
    }
    setRemoval(raiseToCountBefore(totalRemoval, countBefore));
  }

  const isPersonErased = countAtRequest !== undefined && storedCount?.messages === 0;
  const emptyRemoval = { messages: 0, files: 0, filesLeft: 0, complete: true };
  return {
    erase,
    removal:
      removal ?? (isPersonErased ? raiseToCountBefore(emptyRemoval, countAtRequest) : undefined),
  };
}

function raiseToCountBefore(removal: Removal, countBefore: Count | undefined): Removal {
  return {
    ...removal,
    messages: Math.max(removal.messages, countBefore?.messages ?? 0),
    files: Math.max(removal.files + removal.filesLeft, countBefore?.files ?? 0),
  };
}
