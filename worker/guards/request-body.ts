import { maxBodyBytes } from '../../src/shared/limits.ts';
import { bodyTimeoutMs, maxFormParts, maxPartHeadBytes } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { findBytes } from '../search-bytes.ts';

/** The keys are field names; a value is a list for files, otherwise anything that the sender chose. */
export type PostedFields = Record<string, unknown>;

const multipartType = 'multipart/form-data';
const readableTypes = ['application/json', 'application/x-www-form-urlencoded', multipartType];

function readContentType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

export function refuseUnreadableType(request: Request): void {
  if (!readableTypes.includes(readContentType(request))) {
    throw new Refusal(415, 'wrongContentType', { headers: { Accept: readableTypes.join(', ') } });
  }
}

/** Returns true for a form that the browser submitted without JavaScript. */
export function wantsPage(request: Request): boolean {
  const hasJsonRequestBody = request.headers.get('Content-Type')?.includes('json') ?? false;
  return !hasJsonRequestBody && (request.headers.get('Accept') ?? '').includes('text/html');
}

/** Only a multipart form can contain files, so other bodies have the size limit of a message. */
export function getMaxBodyBytes(request: Request): number {
  return readContentType(request) === multipartType ? maxBodyBytes.withFiles : maxBodyBytes.message;
}

/**
 * Limits a body's size and reading time regardless of its declared length. Of a larger body, it returns the start
 * and the end, if they are within `maxRefusedByteCount`, because an application has its CV between its texts.
 */
export async function readBody(request: Request, maxByteCount: number, maxRefusedByteCount = 0) {
  const { application, message } = bodyTimeoutMs;
  const timeoutMs = getMaxBodyBytes(request) > maxBodyBytes.message ? application : message;
  let chunks: Uint8Array[] = [];
  let byteCount = 0;
  try {
    for await (const chunk of readChunks(request, timeoutMs)) {
      chunks.push(chunk);
      byteCount += chunk.byteLength;
      if (byteCount > Math.max(maxByteCount, maxRefusedByteCount)) {
        break;
      }
      if (byteCount > maxByteCount && chunks.length > maxKeptChunks) {
        chunks = [await keepStartAndEnd(chunks)];
      }
    }
  } catch (error) {
    // For a refused body, the problem page shows what has been read.
    if (byteCount <= maxByteCount) {
      throw error;
    }
  }
  const isBodyComplete = byteCount <= maxByteCount;
  const bodyBytes = await (isBodyComplete ? new Blob(chunks).bytes() : keepStartAndEnd(chunks));
  return { bodyBytes, isBodyComplete };
}

const maxKeptChunks = 50;

async function keepStartAndEnd(chunks: Uint8Array[]): Promise<Uint8Array> {
  const body = new Blob(chunks);
  const { message: keptByteCount } = maxBodyBytes;
  return body.size <= 2 * keptByteCount
    ? body.bytes()
    : new Blob([body.slice(0, keptByteCount), body.slice(-keptByteCount)]).bytes();
}

/** The platform's own chunks have 4 kB, and each read takes processor time. */
const chunkBytes = 64 * 1024;

async function* readChunks(request: Request, timeoutMs: number): AsyncGenerator<Uint8Array> {
  const bodyReader = request.body?.getReader({ mode: 'byob' });
  let hasTimedOut = false;
  const timeoutId = setTimeout(() => {
    hasTimedOut = true;
    bodyReader?.cancel().catch(() => {});
  }, timeoutMs);
  try {
    for (;;) {
      const chunkResult = await bodyReader?.read(new Uint8Array(chunkBytes));
      if (hasTimedOut) {
        throw new Refusal(408, 'tooSlow');
      }
      if (chunkResult === undefined || chunkResult.done) {
        return;
      }
      yield chunkResult.value;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'unreadable');
  } finally {
    clearTimeout(timeoutId);
    bodyReader?.cancel().catch(() => {});
  }
}

export async function parseBody(request: Request, bodyBytes: Uint8Array): Promise<PostedFields> {
  try {
    if (readContentType(request) !== 'application/json') {
      return await parseForm(request, bodyBytes);
    }
    const parsedJson: unknown = JSON.parse(new TextDecoder().decode(bodyBytes));
    if (typeof parsedJson === 'object' && parsedJson !== null && !Array.isArray(parsedJson)) {
      return { ...parsedJson };
    }
  } catch {
    throw new Refusal(400, 'unreadable');
  }
  throw new Refusal(400, 'unreadable');
}

async function parseForm(request: Request, bodyBytes: Uint8Array): Promise<PostedFields> {
  if (readContentType(request) === multipartType && !isWithinPartLimits(request, bodyBytes)) {
    throw new Refusal(400, 'unreadable');
  }
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  const form = await new Response(bodyBytes, { headers }).formData();
  // A field with files becomes a list; of other repeated fields, the last value counts.
  const entries = [...form.keys()].map((name) => {
    const values = form.getAll(name);
    return [name, values.some((value) => value instanceof File) ? values : values.at(-1)];
  });
  return Object.fromEntries(entries);
}

/**
 * Limits parts and their headers, because the platform would take seconds to parse a hostile form. The
 * delimiter must start the body, so that no other part of the content type can name a different one.
 */
function isWithinPartLimits(request: Request, bodyBytes: Uint8Array): boolean {
  const delimiter = readPartDelimiter(request);
  if (!delimiter?.subarray(2).every((byte, index) => bodyBytes[index] === byte)) {
    return false;
  }
  let headStart = delimiter.length - 2;
  for (let partIndex = 0; partIndex <= maxFormParts; partIndex += 1) {
    const head = new TextDecoder('latin1').decode(
      bodyBytes.subarray(headStart, headStart + maxPartHeadBytes + 4),
    );
    const headLength = head.indexOf('\r\n\r\n');
    if (headLength < 0) {
      // Behind the last delimiter follows no head.
      return head.length <= maxPartHeadBytes;
    }
    const nextDelimiter = findBytes(bodyBytes, delimiter, headStart + headLength);
    if (nextDelimiter < 0) {
      return true;
    }
    headStart = nextDelimiter + delimiter.length;
  }
  return false;
}

/** Accepts what browsers and usual programs send: one boundary, plain or quoted, and perhaps a charset. */
const multipartContentTypePattern =
  /^multipart\/form-data\s*;(?:\s*charset=[\w-]+\s*;)?\s*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'+.-]{1,70}))\s*(?:;\s*charset=[\w-]+\s*)?$/i;

function readPartDelimiter(request: Request): Uint8Array | null {
  const contentType = request.headers.get('Content-Type') ?? '';
  const [, quoted, plain] = multipartContentTypePattern.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  return boundary === undefined ? null : new TextEncoder().encode(`\r\n--${boundary}`);
}

/** Reads the fields of a request that sends no file. */
export async function readFields(request: Request): Promise<PostedFields> {
  const { bodyBytes, isBodyComplete } = await readBody(request, maxBodyBytes.message);
  if (!isBodyComplete) {
    throw new Refusal(413, 'tooLarge');
  }
  return parseBody(request, bodyBytes);
}

/** Reads the complete fields of a refused body, for a problem page that shows them again. */
export async function parsePartialBody(request: Request, body: Uint8Array): Promise<PostedFields> {
  try {
    const isMultipart = readContentType(request) === multipartType;
    const wholeBody = isMultipart ? await closeTruncatedParts(request, body) : body;
    return await parseForm(request, wholeBody);
  } catch {
    return {};
  }
}

/** Closes a truncated multipart body after its last complete part. */
function closeTruncatedParts(request: Request, bodyBytes: Uint8Array): Promise<Uint8Array> {
  const delimiter = readPartDelimiter(request) ?? new Uint8Array();
  let lastDelimiter = 0;
  for (let index = 0; index >= 0 && delimiter.length > 0; ) {
    lastDelimiter = index;
    index = findBytes(bodyBytes, delimiter, index + 1);
  }
  const closing = new TextEncoder().encode('--\r\n');
  return new Blob([bodyBytes.subarray(0, lastDelimiter), delimiter, closing]).bytes();
}
