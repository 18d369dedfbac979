import { useContext, useId } from 'react';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { More } from '../../components/icons';
import type { StoredMessage } from '../api';
import { ConfirmButton } from '../ConfirmButton';
import { Menu } from '../Menu';
import { texts } from '../texts';
import { OverviewContext, useActorName, useDesk, useToggleTaken } from '../useDesk';

export function MessageActions({
  message,
  openNext,
  close,
}: {
  message: StoredMessage;
  openNext: () => void;
  close: () => void;
}) {
  const menuId = useId();
  const { sendChange } = useDesk();
  const toggleTaken = useToggleTaken();
  const actorName = useActorName();
  const people = useContext(OverviewContext)?.people ?? [];
  const { reference, status, taken_by: claimantName } = message;
  const references = [reference];

  async function markUnread() {
    if (await sendChange({ do: 'unread', references })) {
      close();
    }
  }
  async function markSpam() {
    if (await sendChange({ do: 'spam', references })) {
      openNext();
    }
  }
  return (
    <>
      <IconButton label={texts.actions.more} popoverTarget={menuId}>
        <More />
      </IconButton>
      <Menu id={menuId}>
        <Button variant="quiet" onClick={() => toggleTaken(message)}>
          {texts.actions[claimantName === actorName ? 'give-back' : 'take']}
        </Button>
        {people
          .filter((personName) => personName !== actorName && personName !== claimantName)
          .map((personName) => (
            <Button
              key={personName}
              variant="quiet"
              onClick={() => sendChange({ do: 'give', references, to: personName })}
            >
              {texts.actions.give(personName)}
            </Button>
          ))}
        <Button variant="quiet" onClick={markUnread}>
          {texts.actions.unread}
        </Button>
        {status === 'delivered' && (
          <>
            <Button variant="quiet" onClick={markSpam}>
              {texts.actions.spam}
            </Button>
            <ConfirmButton action="resend" references={references} />
          </>
        )}
        {status !== 'held' && (
          <ConfirmButton action="remove" references={references} onDone={close} />
        )}
      </Menu>
    </>
  );
}
