/** Reads a message back: its row in the local database, its mail in the local mailbox. */
import { type APIRequestContext, expect } from 'playwright/test';

const local = '/cdn-cgi/explorer/api';

export interface Kept {
  form: string;
  fields: Record<string, string>;
  page: string | null;
  service: string | null;
  status: string;
  file_name: string | null;
}

export async function keptMessages(
  request: APIRequestContext,
  column: 'reference' | 'email',
  value: string,
): Promise<Kept[]> {
  const answer = await request.post(`${local}/d1/database/DB/raw`, {
    data: { sql: `SELECT * FROM inquiries WHERE ${column} = ?`, params: [value] },
  });
  const { columns, rows }: { columns: string[]; rows: (string | null)[][] } = (await answer.json())
    .result[0].results;
  return rows.map((row) => {
    const cells = Object.fromEntries(columns.map((name, place) => [name, row[place]]));
    return { ...cells, fields: JSON.parse(cells.fields ?? '{}') } as unknown as Kept;
  });
}

export interface Mail {
  subject: string;
  replyTo: string;
  text: string;
  attachments: { filename: string; size: number }[];
}

/** The mail goes out a moment after the answer. */
export async function deliveredMail(request: APIRequestContext, reference: string): Promise<Mail> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get(`${local}/local/email/sending?per_page=100`);
        const mails: { subject: string; messageId: string }[] = (await answer.json()).result;
        found = mails.find(({ subject }) => subject.includes(reference))?.messageId;
        return found;
      },
      { message: `a mail about ${reference}`, timeout: 20_000 },
    )
    .toBeDefined();
  const answer = await request.get(`${local}/local/email/sending`, {
    params: { email_id: String(found) },
  });
  return (await answer.json()).result;
}
