import { ConfirmDialog } from '../ConfirmDialog';
import { formatDay } from '../format';
import { texts } from '../texts';
import { type PendingAnswer, useDesk } from '../useDesk';

/** Asks whether reminders stay when their messages are marked answered. */
export function AnswerDialog({ pendingAnswer }: { pendingAnswer: PendingAnswer }) {
  const { sendChange, setPendingAnswer } = useDesk();
  const { references, dueDays, onAnswered } = pendingAnswer;

  async function sendAnswer(action: 'answer' | 'finish') {
    if (await sendChange({ do: action, references })) {
      onAnswered?.();
    }
  }
  return (
    <ConfirmDialog
      title={texts.message.keepReminderTitle}
      text={texts.message.keepReminder(dueDays.map((dueDay) => formatDay(dueDay)))}
      confirmLabel={texts.actions['keep-reminder']}
      otherLabel={texts.actions['drop-reminder']}
      onConfirm={() => sendAnswer('answer')}
      onOther={() => sendAnswer('finish')}
      onClose={() => setPendingAnswer(undefined)}
    />
  );
}
