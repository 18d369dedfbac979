/** Reads sent messages back from the local database and the local mailbox. */
import { type APIRequestContext, expect } from 'playwright/test';

const explorerApiPath = '/cdn-cgi/explorer/api';

interface StoredMessage {
  form: string;
  fields: Record<string, string>;
  page: string | null;
  service: string | null;
  status: string;
  file_name: string | null;
}

/** Returns the rows that the query reads. */
export async function runSql(request: APIRequestContext, sql: string, ...params: string[]) {
  const data = { sql, params };
  const response = await request.post(`${explorerApiPath}/d1/database/DB/raw`, { data });
  expect(response.ok()).toBe(true);
  const rows: (string | null)[][] = (await response.json()).result[0].results.rows;
  return rows;
}

export async function readMessages(
  request: APIRequestContext,
  column: 'reference' | 'email',
  columnValue: string,
): Promise<StoredMessage[]> {
  const inquirySql = `SELECT json_object('form', form, 'fields', json(fields), 'page', page,
    'service', service, 'status', status, 'file_name', file_name)
    FROM inquiries WHERE ${column} = ?`;
  const rows = await runSql(request, inquirySql, columnValue);
  return rows.map(([messageJson]) => JSON.parse(messageJson ?? ''));
}

interface Mail {
  subject: string;
  replyTo: string;
  text: string;
  attachments: { filename: string; size: number }[];
}

/** Waits for the mail, which is sent after the form's response. */
export async function receiveMail(request: APIRequestContext, reference: string): Promise<Mail> {
  const mailboxPath = `${explorerApiPath}/local/email/sending`;
  let mailId = '';
  await expect(async () => {
    const mailsResponse = await request.get(mailboxPath, { params: { per_page: 100 } });
    const sentMails: { subject: string; messageId: string }[] = (await mailsResponse.json()).result;
    mailId = sentMails.find(({ subject }) => subject.includes(reference))?.messageId ?? '';
    expect(mailId, `a mail about ${reference}`).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return (await (await request.get(mailboxPath, { params: { email_id: mailId } })).json()).result;
}
