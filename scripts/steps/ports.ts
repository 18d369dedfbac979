import { createServer } from 'node:net';

/** The wanted port, or the next one that nobody listens on. */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (await isFree(port)) {
      return port;
    }
  }
  throw new Error(`No port from ${wanted} to ${wanted + 99} is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
