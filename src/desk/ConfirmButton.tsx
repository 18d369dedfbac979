import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../components/Button';
import { ConfirmDialog } from './ConfirmDialog';
import { texts } from './texts';
import { useDesk } from './useDesk';

/** A change of some messages that asks first. */
export function ConfirmButton({
  action,
  references,
  count = references?.length ?? 1,
  look = 'quiet',
  onDone,
}: {
  action: keyof typeof texts.questions;
  /** Absent where the Worker knows which messages are meant. */
  references?: string[];
  count?: number;
  look?: 'primary' | 'quiet';
  onDone?: () => void;
}) {
  const { change } = useDesk();
  const [asked, setAsked] = useState(false);

  async function execute() {
    const request = { do: action, ...(references && { references }) };
    if (await change(request, { text: texts.done[action] })) {
      onDone?.();
    }
  }
  return (
    <>
      <Button variant={look} onClick={() => setAsked(true)}>
        {texts.actions[action]}
      </Button>
      {asked &&
        // A menu hides what stands in it.
        createPortal(
          <ConfirmDialog
            {...texts.questions[action](count)}
            confirmLabel={texts.actions[action === 'resend-failed' ? 'resend' : action]}
            onConfirm={execute}
            onClose={() => setAsked(false)}
          />,
          document.body,
        )}
    </>
  );
}
