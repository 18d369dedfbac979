/** Where the test servers listen. */
const first = Number(process.env.TEST_PORT ?? 8790);

export const port = first;
export const baseURL = `http://127.0.0.1:${port}`;

export const ownerPort = first + 1;
export const ownerURL = `http://127.0.0.1:${ownerPort}`;

export const webhookPort = first + 2;
