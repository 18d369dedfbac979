import { maxBodyBytes } from '../../src/shared/limits.ts';
import { bodyTimeoutMs, maxFormParts, maxPartHeadBytes, maxRefusedBodyBytes } from '../limits.ts';
import { Refusal, refusalTexts } from '../refusal.ts';

/**
 * The keys are field names; a value is a File for a file, otherwise anything that the sender chose.
 */
export type PostedFields = Record<string, unknown>;

const multipartType = 'multipart/form-data';
const readableContentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  multipartType,
];

function readContentType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

export function refuseUnreadableType(request: Request): void {
  if (!readableContentTypes.includes(readContentType(request))) {
    throw new Refusal(415, refusalTexts.wrongContentType, {
      headers: { Accept: readableContentTypes.join(', ') },
    });
  }
}

/** Only a multipart form can contain a file, so other bodies have the size limit of a message. */
export function getMaxBodyBytes(request: Request, allowsFile: boolean): number {
  return allowsFile && readContentType(request) === multipartType
    ? maxBodyBytes.application
    : maxBodyBytes.message;
}

interface Body {
  bodyBytes: Uint8Array;
  isComplete: boolean;
}

/** Limits a body's size and reading time regardless of its declared length. */
export async function readBody(request: Request, maxByteCount: number): Promise<Body> {
  const timeoutMs =
    maxByteCount > maxBodyBytes.message ? bodyTimeoutMs.application : bodyTimeoutMs.message;
  const bodyChunks: Uint8Array[] = [];
  let receivedByteCount = 0;
  for await (const chunk of readChunks(request, timeoutMs)) {
    bodyChunks.push(chunk.subarray(0, maxByteCount - receivedByteCount));
    receivedByteCount += chunk.byteLength;
    if (receivedByteCount > maxByteCount) {
      break;
    }
  }
  const isComplete = receivedByteCount <= maxByteCount;
  return { bodyBytes: await concatenateChunks(bodyChunks), isComplete };
}

/**
 * Reads the start and the end of a refused body, because an application has its CV between its
 * texts.
 */
export async function readBodyStartAndEnd(request: Request): Promise<Uint8Array> {
  const startChunks: Uint8Array[] = [];
  const endChunks: Uint8Array[] = [];
  let startSpace: number = maxBodyBytes.message;
  let endByteCount = 0;
  let readByteCount = 0;
  try {
    for await (const chunk of readChunks(request, bodyTimeoutMs.application)) {
      if (startSpace > 0) {
        startChunks.push(chunk.slice(0, startSpace));
      }
      endChunks.push(chunk.subarray(startSpace));
      endByteCount += Math.max(0, chunk.byteLength - startSpace);
      startSpace = Math.max(0, startSpace - chunk.byteLength);
      while (endByteCount - (endChunks[0]?.byteLength ?? 0) >= maxBodyBytes.message) {
        endByteCount -= endChunks.shift()?.byteLength ?? 0;
      }
      readByteCount += chunk.byteLength;
      if (readByteCount > maxRefusedBodyBytes) {
        break;
      }
    }
  } catch {
    // The problem page shows what has been read.
  }
  return concatenateChunks([...startChunks, ...endChunks]);
}

async function* readChunks(request: Request, timeoutMs: number): AsyncGenerator<Uint8Array> {
  const bodyReader = request.body?.getReader();
  let hasTimedOut = false;
  const timeoutId = setTimeout(() => {
    hasTimedOut = true;
    bodyReader?.cancel().catch(() => {});
  }, timeoutMs);
  try {
    for (;;) {
      const chunkResult = await bodyReader?.read();
      if (hasTimedOut) {
        throw new Refusal(408, refusalTexts.tooSlow);
      }
      if (chunkResult === undefined || chunkResult.done) {
        return;
      }
      yield chunkResult.value;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, refusalTexts.unreadable);
  } finally {
    clearTimeout(timeoutId);
    bodyReader?.cancel().catch(() => {});
  }
}

async function concatenateChunks(byteChunks: Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(await new Blob(byteChunks).arrayBuffer());
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
    throw new Refusal(400, refusalTexts.unreadable);
  }
  throw new Refusal(400, refusalTexts.unreadable);
}

async function parseForm(request: Request, bodyBytes: Uint8Array): Promise<PostedFields> {
  if (readContentType(request) === multipartType && !isWithinPartLimits(request, bodyBytes)) {
    throw new Refusal(400, refusalTexts.unreadable);
  }
  const contentType = request.headers.get('Content-Type') ?? '';
  return Object.fromEntries(
    await new Response(bodyBytes, { headers: { 'Content-Type': contentType } }).formData(),
  );
}

/**
 * Limits parts and their headers, because the platform would take seconds to parse a hostile form.
 */
function isWithinPartLimits(request: Request, bodyBytes: Uint8Array): boolean {
  const latin1Text = decodeLatin1(bodyBytes);
  const partDelimiter = readPartDelimiter(request);
  let headStartIndex = 0;
  for (let partIndex = 0; partIndex <= maxFormParts; partIndex += 1) {
    const headEndIndex = latin1Text.indexOf('\r\n\r\n', headStartIndex);
    if ((headEndIndex < 0 ? latin1Text.length : headEndIndex) - headStartIndex > maxPartHeadBytes) {
      return false;
    }
    const delimiterIndex = headEndIndex < 0 ? -1 : latin1Text.indexOf(partDelimiter, headEndIndex);
    if (delimiterIndex < 0) {
      return true;
    }
    headStartIndex = delimiterIndex + partDelimiter.length;
  }
  return false;
}

/** Latin-1 has one character per byte, so text indexes are byte indexes. */
function decodeLatin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function readPartDelimiter(request: Request): string {
  const contentType = request.headers.get('Content-Type') ?? '';
  return `\r\n--${/boundary="?([^";]+)/i.exec(contentType)?.[1] ?? ''}`;
}

/** Reads the text fields of a refused body, for a problem page that shows them again. */
export async function parsePartialBody(
  request: Request,
  bodyBytes: Uint8Array,
): Promise<PostedFields> {
  try {
    const isMultipart = readContentType(request) === multipartType;
    const completedBodyBytes = isMultipart
      ? await closeTruncatedParts(request, bodyBytes)
      : bodyBytes;
    const fieldEntries = Object.entries(await parseForm(request, completedBodyBytes));
    return Object.fromEntries(fieldEntries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Closes a truncated multipart body after its last complete part. */
function closeTruncatedParts(request: Request, bodyBytes: Uint8Array): Promise<Uint8Array> {
  const partDelimiter = readPartDelimiter(request);
  const lastDelimiterIndex = Math.max(0, decodeLatin1(bodyBytes).lastIndexOf(partDelimiter));
  const closingDelimiterBytes = new TextEncoder().encode(`${partDelimiter}--\r\n`);
  return concatenateChunks([bodyBytes.subarray(0, lastDelimiterIndex), closingDelimiterBytes]);
}
