import { useState } from 'react';
import type { SenderCounts } from '../api';
import { useDesk } from '../useDesk';

/** A lost response may have erased data too, so at least the counts from before the request are reported. */
export function useErase(email: string, storedCounts: SenderCounts | undefined) {
  const { sendChange } = useDesk();
  const [countsBefore, setCountsBefore] = useState<SenderCounts>();
  const [erased, setErased] = useState({ messages: 0, files: 0, filesLeft: 0 });

  async function erase(typed: string) {
    setCountsBefore(countsBefore ?? storedCounts);
    for (let isComplete = false; !isComplete; ) {
      const result = await sendChange({ do: 'erase', email, typed });
      if (result === null) {
        return;
      }
      const { messages = 0, files = 0, filesLeft = 0, complete = true } = result;
      setErased((sum) => ({
        messages: sum.messages + messages,
        files: sum.files + files + filesLeft,
        filesLeft: sum.filesLeft + filesLeft,
      }));
      isComplete = complete;
    }
  }

  const isErased = countsBefore !== undefined && storedCounts?.messages === 0;
  const erasedCounts = isErased && {
    messages: Math.max(erased.messages, countsBefore.messages),
    files: Math.max(erased.files, countsBefore.files),
    filesLeft: erased.filesLeft,
  };
  return { erase, erasedCounts };
}
