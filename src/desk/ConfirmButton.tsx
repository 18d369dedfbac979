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
  variant = 'quiet',
  onDone,
}: {
  action: keyof typeof texts.questions;
  /** `references` is absent for resend-failed, where the Worker selects the messages. */
  references?: string[];
  count?: number;
  variant?: 'primary' | 'quiet';
  onDone?: () => void;
}) {
  const { sendChange } = useDesk();
  const [isOpen, setIsOpen] = useState(false);

  async function sendConfirmedChange() {
    if (await sendChange({ do: action, references })) {
      onDone?.();
    }
  }
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        {texts.actions[action]}
      </Button>
      {isOpen &&
        // The dialog is in a portal, because a closing menu hides its content.
        createPortal(
          <ConfirmDialog
            {...texts.questions[action](count)}
            confirmLabel={texts.actions[action === 'resend-failed' ? 'resend' : action]}
            onConfirm={sendConfirmedChange}
            onClose={() => setIsOpen(false)}
          />,
          document.body,
        )}
    </>
  );
}
