import { maxBodySize } from '../../src/shared/limits.ts';
import { bodyTimeout, maxPartHeadSize, maxParts } from '../limits.ts';
import { Refusal, refusals } from '../refusal.ts';

/** Fields by name; a file field holds a File, any other field any value the sender chose. */
export type PostedFields = Record<string, unknown>;

const multipart = 'multipart/form-data';
const readableTypes = ['application/json', 'application/x-www-form-urlencoded', multipart];

function contentTypeOf(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

export function refuseUnreadableType(request: Request): void {
  if (!readableTypes.includes(contentTypeOf(request))) {
    throw new Refusal(415, refusals.wrongContentType, {
      headers: { Accept: readableTypes.join(', ') },
    });
  }
}

/** Only a multipart form can contain a file; other bodies need no more than a message does. */
export function maxBodySizeOf(request: Request, withFile: boolean): number {
  return withFile && contentTypeOf(request) === multipart
    ? maxBodySize.application
    : maxBodySize.message;
}

export interface Body {
  bytes: Uint8Array;
  isComplete: boolean;
}

/** Limits a body's size and duration regardless of its declared length. */
export async function readBody(request: Request, maxSize: number): Promise<Body> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      reader?.cancel().catch(() => {});
    },
    maxSize > maxBodySize.message ? bodyTimeout.application : bodyTimeout.message,
  );
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (isLate) {
        throw new Refusal(408, refusals.tooSlow);
      }
      if (chunk === undefined || chunk.done) {
        return { bytes: await concatenate(chunks), isComplete: true };
      }
      chunks.push(chunk.value.subarray(0, maxSize - size));
      size += chunk.value.byteLength;
      if (size > maxSize) {
        break;
      }
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, refusals.unreadable);
  } finally {
    clearTimeout(timer);
  }
  reader?.cancel().catch(() => {});
  return { bytes: await concatenate(chunks), isComplete: false };
}

async function concatenate(chunks: Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

export async function parseBody(request: Request, bytes: Uint8Array): Promise<PostedFields> {
  try {
    if (contentTypeOf(request) !== 'application/json') {
      return await parseForm(request, bytes);
    }
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      return { ...body };
    }
  } catch {
    throw new Refusal(400, refusals.unreadable);
  }
  throw new Refusal(400, refusals.unreadable);
}

async function parseForm(request: Request, bytes: Uint8Array): Promise<PostedFields> {
  if (contentTypeOf(request) === multipart && !isParsable(request, bytes)) {
    throw new Refusal(400, refusals.unreadable);
  }
  const type = request.headers.get('Content-Type') ?? '';
  return Object.fromEntries(
    await new Response(bytes, { headers: { 'Content-Type': type } }).formData(),
  );
}

/**
 * Limits parts and their headers, because the platform would take seconds to parse a hostile form.
 */
function isParsable(request: Request, bytes: Uint8Array): boolean {
  const text = asText(bytes);
  const delimiter = delimiterOf(request);
  let headStart = 0;
  for (let part = 0; part <= maxParts; part += 1) {
    const headEnd = text.indexOf('\r\n\r\n', headStart);
    if ((headEnd < 0 ? text.length : headEnd) - headStart > maxPartHeadSize) {
      return false;
    }
    const next = headEnd < 0 ? -1 : text.indexOf(delimiter, headEnd);
    if (next < 0) {
      return true;
    }
    headStart = next + delimiter.length;
  }
  return false;
}

/** Latin-1 has one character per byte, so text indexes are byte indexes. */
function asText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function delimiterOf(request: Request): string {
  const type = request.headers.get('Content-Type') ?? '';
  return `\r\n--${/boundary="?([^";]+)/i.exec(type)?.[1] ?? ''}`;
}

/** Reads the text fields at the start of a body, for a problem page that shows them again. */
export async function parseTruncatedBody(
  request: Request,
  bytes: Uint8Array,
): Promise<PostedFields> {
  try {
    const isMultipart = contentTypeOf(request) === multipart;
    const completeBody = isMultipart ? await closeTruncatedParts(request, bytes) : bytes;
    const fields = Object.entries(await parseForm(request, completeBody));
    return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Closes a truncated multipart body after its last complete part. */
function closeTruncatedParts(request: Request, bytes: Uint8Array): Promise<Uint8Array> {
  const delimiter = delimiterOf(request);
  const end = Math.max(0, asText(bytes).lastIndexOf(delimiter));
  return concatenate([bytes.subarray(0, end), new TextEncoder().encode(`${delimiter}--\r\n`)]);
}
