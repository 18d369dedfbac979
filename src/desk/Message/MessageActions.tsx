import { useContext, useId } from 'react';
import { IconButton } from '../../components/IconButton';
import { More } from '../../components/icons';
import type { StoredMessage } from '../api';
import { ConfirmButton } from '../ConfirmButton';
import { Menu } from '../Menu';
import { QuietButton } from '../QuietButton';
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
  const { status, taken_by } = message;
  const references = [message.reference];

  async function mark(action: 'unread' | 'spam', onDone: () => void) {
    if (await sendChange({ do: action, references })) {
      onDone();
    }
  }
  return (
    <>
      <IconButton label={texts.actions.more} popoverTarget={menuId}>
        <More />
      </IconButton>
      <Menu id={menuId}>
        <QuietButton
          label={texts.actions[taken_by === actorName ? 'give-back' : 'take']}
          onClick={() => toggleTaken(message)}
        />
        {people
          .filter((name) => name !== actorName && name !== taken_by)
          .map((name) => (
            <QuietButton
              key={name}
              label={texts.actions.give(name)}
              onClick={() => sendChange({ do: 'give', references, to: name })}
            />
          ))}
        <QuietButton label={texts.actions.unread} onClick={() => mark('unread', close)} />
        {status === 'delivered' && (
          <>
            <QuietButton label={texts.actions.spam} onClick={() => mark('spam', openNext)} />
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
