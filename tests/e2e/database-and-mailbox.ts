import { type APIRequestContext, expect } from 'playwright/test';

const databaseApiPath = '/cdn-cgi/explorer/api/d1/database/DB/raw';
const sentMailsPath = '/cdn-cgi/explorer/api/local/email/sending';

export async function runSql(request: APIRequestContext, sql: string, ...params: string[]) {
  const response = await request.post(databaseApiPath, { data: { sql, params } });
  expect(response.ok()).toBe(true);
  const rows: (string | null)[][] = (await response.json()).result[0].results.rows;
  return rows;
}

export async function readMessages(request: APIRequestContext, email: string): Promise<object[]> {
  const selectMessagesSql = `SELECT json_object('reference', reference, 'form', form, 'fields', json(fields),
    'page', page, 'service', service, 'status', coalesce(status, 'held'), 'file_name', (SELECT name FROM files WHERE message = messages.id))
    FROM messages LEFT JOIN deliveries ON message = id AND recipient = 'owner' WHERE email = ?`;
  const rows = await runSql(request, selectMessagesSql, email);
  return rows.map(([messageJson]) => JSON.parse(messageJson ?? ''));
}

type Mail = Record<'subject' | 'replyTo' | 'text', string> & { attachments: object[] };

/** Waits for the mail, which is sent after the form's response. */
export async function waitForMail(request: APIRequestContext, reference: string): Promise<Mail> {
  let mailId = '';
  await expect(async () => {
    const mailsResponse = await request.get(sentMailsPath, { params: { per_page: 100 } });
    const sentMails: { subject: string; messageId: string }[] = (await mailsResponse.json()).result;
    mailId = sentMails.find(({ subject }) => subject.includes(reference))?.messageId ?? '';
    expect(mailId, `a mail about ${reference}`).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return (await (await request.get(sentMailsPath, { params: { email_id: mailId } })).json()).result;
}
