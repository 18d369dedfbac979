import { maxMessagesPerChange } from '../shared/limits.ts';

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

export const texts = {
  title: 'Desk',
  loading: 'One moment …',
  views: {
    inbox: 'Inbox',
    meetings: 'Meetings',
    numbers: 'Numbers',
    person: 'Person',
    health: 'Health',
  },
  states: {
    open: 'Open',
    expiring: 'Removed soon',
    waiting: 'Waiting',
    failed: 'Failed',
    held: 'Held',
    answered: 'Answered',
    all: 'All',
  },
  chips: {
    new: 'New',
    waiting: 'Waiting',
    delivered: 'Delivered',
    failed: 'Failed',
    held: 'Held',
    answered: 'Answered',
  },
  list: {
    label: 'Messages',
    search: 'Search names, mails, phones, references, words',
    filters: 'Filter and export',
    form: 'Form',
    service: 'Service',
    anyForm: 'All forms',
    anyService: 'All services',
    export: 'Export these:',
    csv: 'Table (CSV)',
    json: 'JSON',
    more: 'Show older ones',
    empty: 'Nothing here',
    nothingOpen: 'Everything is answered. New messages appear here by themselves.',
    noMatch: 'No message fits these filters.',
    clear: 'Clear filters',
    select: 'Choose',
    selectSeveral: 'Choose several',
    noted: 'Has a note',
    selectAll: 'Choose all',
    selectedCount: (selectedCount: number) =>
      `${selectedCount} chosen${selectedCount === maxMessagesPerChange ? ', the most at once' : ''}`,
    takenBy: (claimantName: string) => `with ${claimantName}`,
    removedOn: (removalDayText: string) => `removed on ${removalDayText}`,
    unread: 'unread',
  },
  actions: {
    mail: 'Answer',
    more: 'More',
    call: 'Call',
    whatsapp: 'WhatsApp',
    answer: 'Mark answered',
    reopen: 'Mark open',
    take: 'I take this',
    'give-back': 'Give back',
    unread: 'Mark unread',
    resend: 'Send again',
    'resend-failed': 'Send all failed again',
    release: 'Release',
    remove: 'Remove',
    note: 'Add note',
    'remove-note': 'Remove note',
    back: 'Back to the list',
    erase: 'Erase everything',
    undo: 'Undo',
    again: 'Try again',
    close: 'Close',
    cancel: 'Cancel',
    signIn: 'Sign in',
    copy: 'Copy',
    done: 'Done',
    person: 'All of this person',
    theme: 'Dark theme',
  },
  results: {
    answer: 'Marked answered.',
    reopen: 'Marked open.',
    take: 'You have taken it.',
    'give-back': 'Given back.',
    unread: 'Marked unread.',
    resend: 'It goes out again now.',
    'resend-failed': 'All failed ones go out again now.',
    release: 'Released. It goes out now.',
    remove: 'Removed.',
    note: 'Note added.',
    'remove-note': 'Note removed.',
    erase: 'Erased.',
    undo: 'Taken back.',
    copied: 'Copied.',
    none: 'Nothing was changed. It may have been dealt with already.',
    all: (changedCount: number) => `${formatMessageCount(changedCount)}.`,
    some: (changedCount: number, requestedCount: number) =>
      `${changedCount} of ${formatMessageCount(requestedCount)}; the rest may have been dealt with already.`,
  },
  message: {
    label: 'Message',
    choose: 'Choose a message to read it here.',
    history: 'History',
    note: 'Note',
    noteHelp: 'Only you and your colleagues see it. It goes when the message goes.',
    earlier: 'Other messages of the same person',
    files: 'Files',
    size: (kilobytes: number) => `${kilobytes} kB`,
    fileWarning: 'They come from a stranger. Open them with care.',
    page: 'Sent from',
    service: 'Service',
    heldTitle: 'Held back as possible spam',
    failedTitle: 'Could not be delivered',
    expiringTitle: 'Not answered yet',
    expiring: (day: string) =>
      `It will be removed on ${day}. “Send again” keeps it for another half year.`,
    ownWords: 'In my own words',
    gone: 'This message is not here any more.',
    website: 'the website',
    mailSubject: (reference: string) => `Your message to us, ${reference}`,
    mailGreeting: 'Dear {name},',
    whatsapp: (name: string, reference: string) =>
      `Hello ${name}, thank you for your message ${reference}.`,
  },
  meetings: {
    none: 'No meeting is booked.',
    move: 'Move',
    cancel: 'Cancel it',
    newStart: 'New day and time',
    moving: {
      title: 'Move this meeting?',
      done: 'Moved. The mail to the visitor opens.',
      mail: (name: string, start: string, newStart: string) =>
        `Dear ${name},\n\nwe have to move our meeting of ${start}. The new time is ${newStart}. Your link shows it, and you can choose another time there.\n`,
    },
    cancelling: {
      title: 'Cancel this meeting?',
      done: 'Cancelled. The mail to the visitor opens.',
      mail: (name: string, start: string) =>
        `Dear ${name},\n\nwe have to cancel our meeting of ${start}. We are sorry. Please choose another time on our website.\n`,
    },
    blockTitle: 'Blocked times',
    blockLead: 'Nobody can book a blocked time. Meetings that are booked already stay.',
    day: 'Day',
    from: 'From',
    until: 'Until',
    block: 'Block',
    blocked: 'Blocked.',
    unblock: 'Free again',
    unblocked: 'The time is free again.',
    feed: {
      title: 'Calendar feed',
      lead: 'A secret address that your phone’s calendar reads. It is shown once; a new address ends the old one.',
      withNames: 'New address, with names',
      withoutNames: 'New address, without names',
      made: 'The feed has a new address.',
      end: 'End the feed',
      ended: 'The feed has ended.',
    },
  },
  history: {
    'meeting-moved': 'Meeting moved',
    'meeting-cancelled': 'Meeting cancelled',
    received: 'Received',
    held: 'Held back as possible spam',
    tried: 'A delivery failed',
    delivered: 'Delivered to the mailbox',
    failed: 'Given up',
    alerted: 'An alert was raised',
    'delivered to visitor': 'The visitor got a confirmation',
    'failed to visitor': 'The visitor may not have got a confirmation',
    'delivered to webhook': 'Your team was notified',
    'failed to webhook': 'Your team could not be notified',
    resent: 'Sent again',
    released: 'Released',
    answered: 'Answered',
    reopened: 'Opened again',
    taken: 'Taken',
    'given-back': 'Given back',
    note: 'Note',
    erased: 'Erased',
  },
  /** Error codes that are not listed use the text `other`. */
  errors: {
    E_RATE_LIMIT_EXCEEDED: 'The mail service was asked too often.',
    E_DAILY_LIMIT_EXCEEDED: 'The mail service’s limit for the day was reached.',
    E_INTERNAL_SERVER_ERROR: 'The mail service had trouble of its own.',
    E_DELIVERY_FAILED: 'The mailbox’s server did not take the mail.',
    E_RECIPIENT_NOT_ALLOWED:
      'The address MAIL_TO is not confirmed at Cloudflare (worker/README.md, Go live, step 4). Visitors’ addresses need the paid plan.',
    E_SENDER_NOT_VERIFIED:
      'The address MAIL_FROM is not of a domain with Email Routing (worker/README.md, Go live, step 4).',
    'timed-out': 'The mail service did not answer in time.',
    'connection-lost': 'The connection to the mail service broke.',
    interrupted: 'The delivery was interrupted, so the mailbox may have a copy.',
    'unusual-address': 'Mail servers could refuse the visitor’s address.',
    'enough-today': 'The mailbox had one today, its domain five, or the day’s number was reached.',
    'switched-off': 'Confirmations were switched off before it could be sent.',
    'too-late': 'It could not be sent within a day of the message.',
    'address-removed': 'The address is no longer in MESSAGE_WEBHOOK.',
    'not-a-public-address': 'The address in MESSAGE_WEBHOOK is not public.',
    unreadable: 'The message could not be read.',
    delayed: 'It has waited long.',
    failed: 'It was given up.',
    other: 'The mail service did not take it. Its reason stands in brackets.',
  },
  questions: {
    release: (messageCount: number) => ({
      title: buildQuestionTitle('Release', messageCount),
      text: 'It is mailed to you like any other message.',
    }),
    resend: buildResendQuestion,
    'resend-failed': buildResendQuestion,
    remove: (messageCount: number) => ({
      title: 'Remove for good?',
      text: `${formatMessageCount(messageCount)} with notes and files. This cannot be taken back.`,
    }),
  },
  person: {
    lead: 'When somebody asks what is stored about them, or asks for it to be erased.',
    email: 'E-mail address',
    find: 'Find',
    none: 'Nothing is kept from this address.',
    found: (messageCount: number, fileCount: number) =>
      `${formatMessageCount(messageCount)}, ${formatFileCount(fileCount)}`,
    export: 'Everything as JSON',
    eraseTitle: 'Erase everything of this person?',
    eraseText: (messageCount: number, fileCount: number, email: string) =>
      `${formatMessageCount(messageCount)} and ${formatFileCount(fileCount)} of ${email}, with notes and history. This cannot be taken back. To mean it, type the address once more.`,
    typed: 'Type the address to confirm',
    wrong: 'This is another address.',
    confirmationTitle: 'Confirmation to send',
    confirmationSubject: 'Your data has been erased',
    confirmation: (day: string, messageCount: number, fileCount: number, email: string) =>
      `On ${day} we erased everything that our website had stored of ${email}: ${formatMessageCount(messageCount)} with their notes and history, and ${formatFileCount(fileCount)}. Backups of the database are overwritten within 30 days.`,
    mailbox: 'Mails that were delivered are in the mailbox. Delete them there, too.',
    filesLeft: 'Some files could not be deleted now. They go within a day.',
  },
  numbers: {
    lead: 'What the site brought in over the last year, week by week. Counts stay when messages are removed.',
    csv: 'Export as CSV',
    traffic: 'Visits and messages',
    noViews:
      'No page view is counted yet. One appears here some seconds after somebody opens a page.',
    notCounting:
      'Page views are not counted: company.yml has no line “counting”. worker/README.md says what it counts.',
    since: (day: string) => `Where visits and messages began, since ${day}:`,
    kinds: {
      page: 'Pages',
      service: 'Services read and asked for',
      source: 'Where visitors came from',
      country: 'Countries',
    },
    columns: {
      visits: 'Visits',
      views: 'Views',
      landings: 'Visits begun',
      messages: 'Messages',
      requests: 'Asked for',
      rate: 'Per 100 views',
    },
    sources: {
      direct: 'Directly',
      link: 'Other websites',
      search: 'Search engines',
      social: 'Social networks',
    },
    campaign: 'Campaign: ',
    all: (rowCount: number) => `Show all ${rowCount}`,
    median: (answeredCount: number) =>
      `Of ${answeredCount} answered messages, half were answered within`,
    medianNote: 'Of the messages that are still kept, from reception to “answered”.',
    answered: (answeredCount: number) =>
      answeredCount === 0
        ? 'Nothing has been marked answered yet'
        : `Marked answered: ${answeredCount}`,
    forms: 'By form',
    services: 'By service',
    noServices: 'Nobody has written from a service’s page yet.',
    none: 'No messages in the last year.',
    table: 'The numbers as a table',
    week: 'Week from',
    sum: 'Sum',
    held: 'held as spam',
    failed: 'given up',
    chart: (name: string, yearCount: number, weeklyMax: number, peakWeekText: string) =>
      `${name}: ${yearCount} in a year, at most ${weeklyMax}, in the week from ${peakWeekText}`,
  },
  health: {
    well: 'All is well.',
    never: 'never',
    oldestWaiting: 'Longest waiting message',
    nothingWaiting: 'nothing waits',
    lastDelivery: 'Last delivery',
    lastSweep: 'Last look for what got stuck (every minute)',
    lastHeartbeat: 'Last mail on a day without messages',
    ago: (durationText: string) => `${durationText} ago`,
    readme: 'What to do stands in worker/README.md, “When mails do not arrive”.',
    troubles: {
      waiting: 'A message has waited for more than an hour.',
      'sweep-missing':
        'The clock stands still. No look for waiting messages for more than ten minutes.',
      failed: 'There are messages that could not be delivered.',
      'daily-round-missing': 'The daily round has not run for more than a day.',
      'heartbeat-missing': 'No mail has left the website for more than a day.',
      flood: 'Unusually many messages came in today. Some are held or were refused.',
      turnstile:
        'In the last 24 hours Turnstile refused our secret or had trouble of its own. The messages of that time were not checked for spam.',
      'webhook-secret':
        'MESSAGE_WEBHOOK_SECRET is no key, so programs of your team get no message. Set it anew (worker/README.md, Heard at once).',
    },
  },
  units: { minutes: 'min', hours: 'h', days: 'days' },
  problems: {
    signedOut: 'Your sign-in has ended',
    signedOutText:
      'Sign in again in the tab that opens, then come back. What you have typed stays here.',
    unreachable: 'The desk cannot be reached just now. Check your connection.',
    refused: 'That did not work.',
  },
  shortcuts: {
    title: 'Keys',
    keys: {
      j: 'The next message',
      k: 'The message before',
      Enter: 'Open it',
      e: 'Mark it answered, or open again',
      '/': 'Search',
      '?': 'This list',
    },
  },
};

export function findText(textsByKey: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(textsByKey, key) ? textsByKey[key] : undefined;
}
