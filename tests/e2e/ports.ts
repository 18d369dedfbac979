const firstPort = Number(process.env.TEST_PORT ?? 8790);

export const fixturePort = firstPort;
export const fixtureURL = `http://127.0.0.1:${fixturePort}`;

export const ownerPort = firstPort + 1;
export const ownerURL = `http://127.0.0.1:${ownerPort}`;
