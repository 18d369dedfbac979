import { maxMessagesPerChange } from '../shared/limits.ts';
import plainTexts from './texts.json' with { type: 'json' };

function formatMessageCount(messageCount: number): string {
  return `${messageCount} ${messageCount === 1 ? 'message' : 'messages'}`;
}

function formatFileCount(fileCount: number): string {
  return `${fileCount} ${fileCount === 1 ? 'file' : 'files'}`;
}

function buildQuestionTitle(verb: string, messageCount: number): string {
  return messageCount === 1 ? `${verb}?` : `${verb} ${formatMessageCount(messageCount)}?`;
}

function buildResendQuestion(messageCount: number) {
  return {
    title: buildQuestionTitle('Send again', messageCount),
    text: 'The mailbox may get a second copy.',
  };
}

/** The texts of texts.json, and those that repeat a value. */
export const texts = {
  ...plainTexts,
  list: {
    ...plainTexts.list,
    selectedCount: (selectedCount: number) =>
      `${selectedCount} chosen${selectedCount === maxMessagesPerChange ? ', the most at once' : ''}`,
    due: (dayText: string) => `due ${dayText}`,
    takenBy: (claimantName: string) => `with ${claimantName}`,
    removedOn: (removalDayText: string) => `removed on ${removalDayText}`,
  },
  actions: {
    ...plainTexts.actions,
    give: (personName: string) => `Give to ${personName}`,
  },
  changed: {
    all: (changedCount: number) => `${formatMessageCount(changedCount)}.`,
    some: (changedCount: number, requestedCount: number) =>
      `${changedCount} of ${formatMessageCount(requestedCount)}; the rest may have been dealt with already.`,
  },
  message: {
    ...plainTexts.message,
    size: (kilobytes: number) => `${kilobytes} kB`,
    keepReminder: (dueDays: string[]) =>
      dueDays.length === 1 ? `It is for ${dueDays[0]}.` : `${dueDays.length} of them have one.`,
    expiring: (day: string) =>
      `It will be removed on ${day}. “Send again” keeps it for as long again.`,
    mailSubject: (reference: string) => `Your message to us, ${reference}`,
    whatsapp: (name: string, reference: string) =>
      `Hello ${name}, thank you for your message ${reference}.`,
  },
  meetings: {
    ...plainTexts.meetings,
    moving: {
      ...plainTexts.meetings.moving,
      mail: (name: string, start: string, newStart: string) =>
        `Dear ${name},\n\nwe have to move our meeting of ${start}. The new time is ${newStart}. Your link shows it, and you can choose another time there.\n`,
    },
    cancelling: {
      ...plainTexts.meetings.cancelling,
      mail: (name: string, start: string) =>
        `Dear ${name},\n\nwe have to cancel our meeting of ${start}. We are sorry. Please choose another time on our website.\n`,
    },
  },
  questions: {
    release: (messageCount: number) => ({
      title: buildQuestionTitle('Release', messageCount),
      text: 'It is mailed to you, unless it was before. Later messages of the sender are no longer held.',
    }),
    resend: buildResendQuestion,
    'resend-failed': buildResendQuestion,
    remove: (messageCount: number) => ({
      title: 'Remove for good?',
      text: `${formatMessageCount(messageCount)} with notes and files. This cannot be taken back.`,
    }),
  },
  person: {
    ...plainTexts.person,
    askedOn: (day: string, days: number) =>
      days === 0
        ? `Asked today, ${day}.`
        : `Asked on ${day}: ${days} ${days === 1 ? 'day' : 'days'} ago.`,
    found: (messageCount: number, fileCount: number) =>
      `${formatMessageCount(messageCount)}, ${formatFileCount(fileCount)}`,
    eraseText: (messageCount: number, fileCount: number, email: string) =>
      `${formatMessageCount(messageCount)} and ${formatFileCount(fileCount)} of ${email}, with notes and history. This cannot be taken back. To mean it, type the address once more.`,
    confirmation: (day: string, messageCount: number, fileCount: number, email: string) =>
      `On ${day} we erased everything that our website had stored of ${email}: ${formatMessageCount(messageCount)} with their notes and history, and ${formatFileCount(fileCount)}. Backups of the database are overwritten within 30 days.`,
  },
  numbers: {
    ...plainTexts.numbers,
    since: (day: string) => `Where visits and messages began, since ${day}:`,
    all: (rowCount: number) => `Show all ${rowCount}`,
    median: (answeredCount: number) =>
      `Of ${answeredCount} answered messages, half were answered within`,
    answered: (answeredCount: number) =>
      answeredCount === 0
        ? 'Nothing has been marked answered yet'
        : `Marked answered: ${answeredCount}`,
    chart: (name: string, yearCount: number, weeklyMax: number, peakWeekText: string) =>
      `${name}: ${yearCount} in a year, at most ${weeklyMax}, in the week from ${peakWeekText}`,
  },
  health: {
    ...plainTexts.health,
    ago: (durationText: string) => `${durationText} ago`,
  },
};

export function findText(textsByKey: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(textsByKey, key) ? textsByKey[key] : undefined;
}
