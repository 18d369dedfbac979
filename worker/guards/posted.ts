import { Refusal, refusals } from '../refusal.ts';

/** A post's fields by name. A file field holds a File, all else what the sender wrote. */
export type Posted = Record<string, unknown>;

const readable = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

function contentTypeOf(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

export function refuseUnreadableType(request: Request): void {
  if (!readable.includes(contentTypeOf(request))) {
    throw new Refusal(415, refusals.wrongContentType, { headers: { Accept: readable.join(', ') } });
  }
}

export async function readPosted(request: Request): Promise<Posted> {
  try {
    if (contentTypeOf(request) !== 'application/json') {
      return Object.fromEntries(await request.formData());
    }
    const sent: unknown = await request.json();
    if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) return { ...sent };
  } catch {
    throw new Refusal(400, refusals.unreadable);
  }
  throw new Refusal(400, refusals.unreadable);
}
