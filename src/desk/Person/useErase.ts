import { useState } from 'react';
import type { Count, Removal } from '../api';
import { texts } from '../texts';
import { useDesk } from '../useDesk';

/** If the response was lost but no data is left, reports the counts from before the request. */
export function useErase(email: string, storedCounts: Count | undefined) {
  const { sendChange } = useDesk();
  const [storedCountsAtRequest, setStoredCountsAtRequest] = useState<Count>();
  const [removalCounts, setRemovalCounts] = useState<Removal>();

  async function erase(typedEmail: string) {
    const storedCountsBefore = storedCountsAtRequest ?? storedCounts;
    setStoredCountsAtRequest(storedCountsBefore);
    const totalRemovalCounts = { messages: 0, files: 0, filesLeft: 0, complete: false };
    while (!totalRemovalCounts.complete) {
      const eraseResult = await sendChange(
        { do: 'erase', email, typed: typedEmail },
        { text: texts.results.erase },
      );
      if (eraseResult === null || !('messages' in eraseResult)) {
        return;
      }
      totalRemovalCounts.messages += eraseResult.messages;
      totalRemovalCounts.files += eraseResult.files;
      totalRemovalCounts.filesLeft += eraseResult.filesLeft;
      totalRemovalCounts.complete = eraseResult.complete;
    }
    setRemovalCounts(takeLargerCounts(totalRemovalCounts, storedCountsBefore));
  }

  const isPersonErased = storedCountsAtRequest !== undefined && storedCounts?.messages === 0;
  const lostResponseCounts = { messages: 0, files: 0, filesLeft: 0, complete: true };
  return {
    erase,
    removalCounts:
      removalCounts ??
      (isPersonErased ? takeLargerCounts(lostResponseCounts, storedCountsAtRequest) : undefined),
  };
}

function takeLargerCounts(removalCounts: Removal, storedCountsBefore: Count | undefined): Removal {
  return {
    ...removalCounts,
    messages: Math.max(removalCounts.messages, storedCountsBefore?.messages ?? 0),
    files: Math.max(removalCounts.files + removalCounts.filesLeft, storedCountsBefore?.files ?? 0),
  };
}
