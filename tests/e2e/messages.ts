/** Reads sent messages back from the local database and the local mailbox. */
import { type APIRequestContext, expect } from 'playwright/test';

const apiPath = '/cdn-cgi/explorer/api';

export interface StoredMessage {
  form: string;
  fields: Record<string, string>;
  page: string | null;
  service: string | null;
  status: string;
  file_name: string | null;
}

type Row = (string | null)[];

export async function runSql(
  request: APIRequestContext,
  sql: string,
  ...params: string[]
): Promise<{ columns: string[]; rows: Row[] }> {
  const response = await request.post(`${apiPath}/d1/database/DB/raw`, { data: { sql, params } });
  expect(response.ok()).toBe(true);
  return (await response.json()).result[0].results;
}

export async function readMessages(
  request: APIRequestContext,
  column: 'reference' | 'email',
  columnValue: string,
): Promise<StoredMessage[]> {
  const inquirySql = `SELECT * FROM inquiries WHERE ${column} = ?`;
  const { columns, rows } = await runSql(request, inquirySql, columnValue);
  return rows.map((row) => {
    const cellByColumn = Object.fromEntries(columns.map((name, index) => [name, row[index]]));
    return {
      ...cellByColumn,
      fields: JSON.parse(cellByColumn.fields ?? '{}'),
    } as unknown as StoredMessage;
  });
}

export interface Mail {
  subject: string;
  replyTo: string;
  text: string;
  attachments: { filename: string; size: number }[];
}

/** Waits for the mail, which is sent after the form's response. */
export async function receiveMail(request: APIRequestContext, reference: string): Promise<Mail> {
  let mailId: string | undefined;
  async function findMailId() {
    const mailsResponse = await request.get(`${apiPath}/local/email/sending?per_page=100`);
    const sentMails: { subject: string; messageId: string }[] = (await mailsResponse.json()).result;
    mailId = sentMails.find(({ subject }) => subject.includes(reference))?.messageId;
    return mailId;
  }
  await expect.poll(findMailId, `a mail about ${reference}`).toBeDefined();
  const params = { email_id: String(mailId) };
  return (await (await request.get(`${apiPath}/local/email/sending`, { params })).json()).result;
}
