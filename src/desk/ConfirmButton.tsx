import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../components/Button';
import { ConfirmDialog } from './ConfirmDialog';
import { texts } from './texts';
import { useDesk } from './useDesk';

/** Changes messages after the user confirms. */
export function ConfirmButton({
  action,
  references,
  count = references?.length ?? 1,
  look = 'quiet',
  onDone,
}: {
  action: keyof typeof texts.questions;
  /** `references` is absent for resend-failed, where the Worker selects the messages. */
  references?: string[];
  count?: number;
  look?: 'primary' | 'quiet';
  onDone?: () => void;
}) {
  const { change } = useDesk();
  const [isOpen, setOpen] = useState(false);

  async function confirm() {
    const request = { do: action, ...(references && { references }) };
    if (await change(request, { text: texts.results[action] })) {
      onDone?.();
    }
  }
  return (
    <>
      <Button variant={look} onClick={() => setOpen(true)}>
        {texts.actions[action]}
      </Button>
      {isOpen &&
        // The dialog is in a portal, because a closing menu hides its content.
        createPortal(
          <ConfirmDialog
            {...texts.questions[action](count)}
            confirmLabel={texts.actions[action === 'resend-failed' ? 'resend' : action]}
            onConfirm={confirm}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </>
  );
}
