import { Button } from '../../components/Button';
import type { StoredMessage } from '../api';
import { ConfirmButton } from '../ConfirmButton';
import { texts } from '../texts';
import { undoable, useDesk, useMe } from '../useDesk';
import styles from './styles.module.css';

export function MessageActions({ message, close }: { message: StoredMessage; close: () => void }) {
  const { change } = useDesk();
  const me = useMe();
  const { reference, status, taken_by: takenBy } = message;
  const references = [reference];
  const claim = takenBy === me ? 'give-back' : 'take';

  async function markUnread() {
    if (await change({ do: 'unread', references }, { text: texts.done.unread })) close();
  }
  return (
    <div className={styles.buttons}>
      <Button look="quiet" onClick={() => change(...undoable(claim, references))}>
        {texts.actions[claim]}
      </Button>
      <Button look="quiet" onClick={markUnread}>
        {texts.actions.unread}
      </Button>
      {status === 'delivered' && <ConfirmButton action="resend" references={references} />}
      {status !== 'held' && (
        <ConfirmButton action="remove" references={references} onDone={close} />
      )}
    </div>
  );
}
