import { useId } from 'react';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { More } from '../../components/icons';
import type { StoredMessage } from '../api';
import { ConfirmButton } from '../ConfirmButton';
import { Menu } from '../Menu';
import { texts } from '../texts';
import { undoableChange, useActor, useDesk } from '../useDesk';

export function MessageActions({ message, close }: { message: StoredMessage; close: () => void }) {
  const id = useId();
  const { change } = useDesk();
  const me = useActor();
  const { reference, status, taken_by: takenBy } = message;
  const references = [reference];
  const claim = takenBy === me ? 'give-back' : 'take';

  async function markUnread() {
    if (await change({ do: 'unread', references }, { text: texts.results.unread })) {
      close();
    }
  }
  return (
    <>
      <IconButton label={texts.actions.more} popoverTarget={id}>
        <More />
      </IconButton>
      <Menu id={id}>
        <Button variant="quiet" onClick={() => change(...undoableChange(claim, references))}>
          {texts.actions[claim]}
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
