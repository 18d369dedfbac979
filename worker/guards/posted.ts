import { largestBody } from '../../src/shared/limits.ts';
import { bodyTimeout, longestPartHead, mostParts } from '../limits.ts';
import { Refusal, refusals } from '../refusal.ts';

/** Fields by name; a file field holds a File, any other field any value the sender chose. */
export type Posted = Record<string, unknown>;

const multipart = 'multipart/form-data';
const readable = ['application/json', 'application/x-www-form-urlencoded', multipart];

function contentTypeOf(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

export function refuseUnreadableType(request: Request): void {
  if (!readable.includes(contentTypeOf(request))) {
    throw new Refusal(415, refusals.wrongContentType, { headers: { Accept: readable.join(', ') } });
  }
}

/** Only a multipart form can contain a file; other bodies need no more than a message does. */
export function largestOf(request: Request, withFile: boolean): number {
  return withFile && contentTypeOf(request) === multipart
    ? largestBody.application
    : largestBody.message;
}

export interface Body {
  bytes: Uint8Array;
  whole: boolean;
}

/** Limits a body's size and duration regardless of its declared length. */
export async function readBody(request: Request, largest: number): Promise<Body> {
  const reader = request.body?.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  let late = false;
  const timer = setTimeout(
    () => {
      late = true;
      reader?.cancel().catch(() => {});
    },
    largest > largestBody.message ? bodyTimeout.application : bodyTimeout.message,
  );
  try {
    for (;;) {
      const piece = await reader?.read();
      if (late) {
        throw new Refusal(408, refusals.tooSlow);
      }
      if (piece === undefined || piece.done) {
        return { bytes: await joined(pieces), whole: true };
      }
      pieces.push(piece.value.subarray(0, largest - size));
      size += piece.value.byteLength;
      if (size > largest) {
        break;
      }
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, refusals.unreadable);
  } finally {
    clearTimeout(timer);
  }
  reader?.cancel().catch(() => {});
  return { bytes: await joined(pieces), whole: false };
}

async function joined(pieces: Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

export async function parsePosted(request: Request, bytes: Uint8Array): Promise<Posted> {
  try {
    if (contentTypeOf(request) !== 'application/json') {
      return await parseForm(request, bytes);
    }
    const sent: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) {
      return { ...sent };
    }
  } catch {
    throw new Refusal(400, refusals.unreadable);
  }
  throw new Refusal(400, refusals.unreadable);
}

async function parseForm(request: Request, bytes: Uint8Array): Promise<Posted> {
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
  for (let part = 0; part <= mostParts; part += 1) {
    const headEnd = text.indexOf('\r\n\r\n', headStart);
    if ((headEnd < 0 ? text.length : headEnd) - headStart > longestPartHead) {
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
export async function parseBeginning(request: Request, bytes: Uint8Array): Promise<Posted> {
  try {
    const isMultipart = contentTypeOf(request) === multipart;
    const whole = isMultipart ? await wholeParts(request, bytes) : bytes;
    const fields = Object.entries(await parseForm(request, whole));
    return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Closes a truncated multipart body after its last complete part. */
function wholeParts(request: Request, bytes: Uint8Array): Promise<Uint8Array> {
  const delimiter = delimiterOf(request);
  const end = Math.max(0, asText(bytes).lastIndexOf(delimiter));
  return joined([bytes.subarray(0, end), new TextEncoder().encode(`${delimiter}--\r\n`)]);
}
