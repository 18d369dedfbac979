import { useState } from 'react';
import type { Count, Removal } from '../api';
import { useDesk } from '../useDesk';

export type ErasedCounts = Omit<Removal, 'complete'>;

/** A lost response may have erased data too, so at least the counts from before the request are reported. */
export function useErase(email: string, storedCounts: Count | undefined) {
  const { sendChange } = useDesk();
  const [countsBefore, setCountsBefore] = useState<Count>();
  const [erased, setErased] = useState<ErasedCounts>({ messages: 0, files: 0, filesLeft: 0 });

  async function erase(typedEmail: string) {
    setCountsBefore(countsBefore ?? storedCounts);
    for (let isComplete = false; !isComplete; ) {
      const result = await sendChange({ do: 'erase', email, typed: typedEmail });
      if (result === null || !('messages' in result)) {
        return;
      }
      setErased(({ messages, files, filesLeft }) => ({
        messages: messages + result.messages,
        files: files + result.files + result.filesLeft,
        filesLeft: filesLeft + result.filesLeft,
      }));
      isComplete = result.complete;
    }
  }

  const isErased = countsBefore !== undefined && storedCounts?.messages === 0;
  const removalCounts = isErased && {
    messages: Math.max(erased.messages, countsBefore.messages),
    files: Math.max(erased.files, countsBefore.files),
    filesLeft: erased.filesLeft,
  };
  return { erase, removalCounts };
}
