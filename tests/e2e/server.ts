/** Where the servers of the tests listen. */
const first = Number(process.env.TEST_PORT ?? 8790);

/** The fixture's. */
export const port = first;
export const baseURL = `http://127.0.0.1:${port}`;

/** That of the owner's content. */
export const ownerPort = first + 1;
export const ownerURL = `http://127.0.0.1:${ownerPort}`;

/** Where the team's own program waits for messages. */
export const teamPort = first + 2;
