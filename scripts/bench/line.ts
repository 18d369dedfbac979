/** Serves a local site over HTTP/2 and TLS through a modelled mobile line. */
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import { createServer, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { captureOutput } from '../lib/run.ts';

const roundTripMs = 150;
const bytesPerMs = 1_600_000 / 8 / 1000;
/** A connection starts with ten packets in flight. */
const packetSize = 1460;
const initialWindow = 10 * packetSize;
const chunkSize = 4096;

interface PendingBody {
  stream: ServerHttp2Stream;
  /** The browser asks for what it needs first with a low number. */
  urgency: number;
  body: Buffer;
}

/** Until this time, bytes of all connections fill the line. */
let lineFreeAtMs = 0;

/** Delays what a connection receives and sends; each acknowledged packet widens its window (slow start). */
function createLine(socket: Socket): Duplex {
  const connectedAtMs = performance.now() + roundTripMs;
  let window = initialWindow;
  let inFlight = 0;
  const line = new Duplex({
    writableHighWaterMark: chunkSize,
    read() {},
    async write(chunk: Buffer, _encoding, done) {
      for (let start = 0; start < chunk.length; start += packetSize) {
        const packet = chunk.subarray(start, start + packetSize);
        while (inFlight + packet.length > window) {
          await pause(1);
        }
        lineFreeAtMs = Math.max(lineFreeAtMs, performance.now()) + packet.length / bytesPerMs;
        await pause(lineFreeAtMs - performance.now());
        inFlight += packet.length;
        setTimeout(() => socket.write(packet), roundTripMs / 2);
        setTimeout(() => {
          inFlight -= packet.length;
          window += packet.length;
        }, roundTripMs);
      }
      done();
    },
  });
  socket.on('data', (chunk) => {
    const waitMs = Math.max(0, connectedAtMs - performance.now());
    setTimeout(() => line.push(chunk), waitMs + roundTripMs / 2);
  });
  socket.on('close', () => line.destroy()).on('error', () => line.destroy());
  return line;
}

/** Returns the new origin of a site that another local server serves. */
export async function serveOverLine(siteOrigin: string, port: number): Promise<string> {
  const { output: certificate } = await captureOutput('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'.split(' '),
    ...'-keyout - -out - -days 2 -subj /CN=localhost'.split(' '),
  ]);
  const server = createSecureServer({ key: certificate, cert: certificate });
  const responses = new Map<string, ReturnType<typeof fetchCompressed>>();
  let pending: PendingBody[] = [];
  async function sendMostUrgent(): Promise<void> {
    const [next] = pending.toSorted((a, b) => a.urgency - b.urgency);
    if (!next) {
      return;
    }
    await new Promise((resolve) => {
      next.stream.write(next.body.subarray(0, chunkSize), resolve);
    });
    next.body = next.body.subarray(chunkSize);
    if (next.body.length === 0 || next.stream.destroyed) {
      pending = pending.filter((other) => other !== next);
      next.stream.end();
    }
    await sendMostUrgent();
  }
  server.on('stream', async (stream, { ':path': path = '', priority }) => {
    const response = responses.get(path) ?? fetchCompressed(siteOrigin + path);
    responses.set(path, response);
    const { headers, body } = await response;
    stream.on('error', () => stream.destroy());
    if (!stream.destroyed) {
      stream.respond(headers);
      const urgency = Number(/u=(\d)/.exec(String(priority))?.[1] ?? 3);
      pending.push({ stream, urgency, body });
      if (pending.length === 1) {
        await sendMostUrgent();
      }
    }
  });
  createServer((socket) => server.emit('connection', createLine(socket))).listen(port, '127.0.0.1');
  return `https://127.0.0.1:${port}`;
}

async function fetchCompressed(url: string) {
  const response = await fetch(url, { redirect: 'manual' });
  const type = response.headers.get('content-type') ?? '';
  const isText = /text|script|json|svg|xml/.test(type);
  const rawBody = Buffer.from(await response.arrayBuffer());
  const headers = {
    ':status': response.status,
    'content-type': type,
    'cache-control': response.headers.get('cache-control') ?? '',
    'content-security-policy': response.headers.get('content-security-policy') ?? '',
    ...(isText && { 'content-encoding': 'br' }),
  };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { headers, body: isText ? brotliCompressSync(rawBody, { params }) : rawBody };
}
