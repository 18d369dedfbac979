/** What forms and the Worker tell visitors; the texts are in src/content/messages.yml. */
export const messageNames = {
  /** The specification prescribes `email` and `mobileNumber` word for word. */
  fields: [
    'email',
    'mobileNumber',
    'phone',
    'name',
    'message',
    'supportMessage',
    'position',
    'slot',
    'text',
    'tooLong',
  ],
  files: ['tooMany', 'tooLarge', 'empty', 'wrongKind', 'wrongContent', 'chooseAgain'],
  cv: ['tooMany', 'tooLarge', 'empty', 'wrongKind', 'wrongContent', 'chooseAgain'],
  /** The specification prescribes the first three word for word. */
  results: ['sent', 'somethingWrong', 'notSent', 'applicationSent'],
  refusals: [
    'notStored',
    'maybeStored',
    'tooOften',
    'tooManyToday',
    'tooLarge',
    'tooLargeWithFiles',
    'tooSlow',
    'unreadable',
    'unknownForm',
    'wrongContentType',
    'foreignOrigin',
    'wrongMethod',
    'signIn',
    'signInUnreachable',
    'nothingHere',
  ],
  /** Pages that the Worker writes. */
  pages: [
    'problem',
    'problemTitle',
    'goBack',
    'notFound',
    'notSignedIn',
    'thanks',
    'reference',
    'home',
  ],
  /** What the desk's mails and chats to a visitor begin with. */
  replies: ['subject', 'greeting', 'whatsapp'],
} as const;

type Names = typeof messageNames;
export type Messages = { [Group in keyof Names]: Record<Names[Group][number], string> };
export type FieldMessageName = Names['fields'][number];
export type FileMessages = Messages['files'];
export type RefusalName = Names['refusals'][number];

/** The language in which a form reports errors. */
export interface FormLanguage {
  locale: string;
  messages: Pick<Messages, 'fields'>;
}

export function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}
