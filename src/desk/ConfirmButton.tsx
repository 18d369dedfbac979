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
  count: messageCount = references?.length ?? 1,
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
  const { sendChange } = useDesk();
  const [isDialogOpen, setDialogOpen] = useState(false);

  async function sendConfirmedChange() {
    const changeRequest = { do: action, ...(references && { references }) };
    if (await sendChange(changeRequest, { text: texts.results[action] })) {
      onDone?.();
    }
  }
  return (
    <>
      <Button variant={look} onClick={() => setDialogOpen(true)}>
        {texts.actions[action]}
      </Button>
      {isDialogOpen &&
        // The dialog is in a portal, because a closing menu hides its content.
        createPortal(
          <ConfirmDialog
            {...texts.questions[action](messageCount)}
            confirmLabel={texts.actions[action === 'resend-failed' ? 'resend' : action]}
            onConfirm={sendConfirmedChange}
            onClose={() => setDialogOpen(false)}
          />,
          document.body,
        )}
    </>
  );
}
