import { useId } from 'react';
import { IconButton } from '../../components/IconButton';
import { More } from '../../components/icons';
import { ActionButton } from '../ActionButton';
import type { StoredMessage } from '../api';
import { findTakeAction, sendChange } from '../changes';
import { Menu } from '../Menu';
import { QuietButton } from '../QuietButton';
import { useDesk } from '../state';
import { say, texts } from '../texts';

interface Props {
  message: StoredMessage;
  openNext: () => void;
  close: () => void;
}

export function MessageActions({ message, openNext, close }: Props) {
  const menuId = useId();
  const { actorName, overview } = useDesk();
  const { status, taken_by, reference } = message;
  const messages = [message];
  const colleagues = overview?.people.filter((name) => name !== actorName && name !== taken_by);
  return (
    <>
      <IconButton label={texts.actions.more} popoverTarget={menuId}>
        <More />
      </IconButton>
      <Menu id={menuId}>
        <ActionButton action={findTakeAction(message)} messages={messages} />
        {colleagues?.map((name) => (
          <QuietButton
            key={name}
            label={say(texts.actions.give, { name })}
            onClick={() => sendChange({ do: 'give', references: [reference], to: name })}
          />
        ))}
        <ActionButton action="unread" messages={messages} onDone={close} />
        {status === 'delivered' && (
          <>
            <ActionButton action="spam" messages={messages} onDone={openNext} />
            <ActionButton action="resend" messages={messages} />
          </>
        )}
        {status !== 'held' && <ActionButton action="remove" messages={messages} onDone={close} />}
      </Menu>
    </>
  );
}
