/** Where the server of the tests listens. */
export const port = Number(process.env.TEST_PORT ?? 8790);
export const baseURL = `http://127.0.0.1:${port}`;
