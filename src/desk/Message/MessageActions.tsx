import { useId } from 'react';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { More } from '../../components/icons';
import type { StoredMessage } from '../api';
import { ConfirmButton } from '../ConfirmButton';
import { Menu } from '../Menu';
import { texts } from '../texts';
import { createUndoableChangeArgs, useActorName, useDesk } from '../useDesk';

export function MessageActions({ message, close }: { message: StoredMessage; close: () => void }) {
  const menuId = useId();
  const { sendChange } = useDesk();
  const currentActorName = useActorName();
  const { reference, status, taken_by: claimantName } = message;
  const references = [reference];
  const claimAction = claimantName === currentActorName ? 'give-back' : 'take';

  async function markUnread() {
    if (await sendChange({ do: 'unread', references }, { text: texts.results.unread })) {
      close();
    }
  }
  return (
    <>
      <IconButton label={texts.actions.more} popoverTarget={menuId}>
        <More />
      </IconButton>
      <Menu id={menuId}>
        <Button
          variant="quiet"
          onClick={() => sendChange(...createUndoableChangeArgs(claimAction, references))}
        >
          {texts.actions[claimAction]}
        </Button>
        <Button variant="quiet" onClick={markUnread}>
          {texts.actions.unread}
        </Button>
        {status === 'delivered' && <ConfirmButton action="resend" references={references} />}
        {status !== 'held' && (
          <ConfirmButton action="remove" references={references} onDone={close} />
        )}
      </Menu>
    </>
  );
}
