export const fixturePort = Number(process.env.TEST_PORT ?? 8790);
export const fixtureURL = `http://127.0.0.1:${fixturePort}`;

export const ownerPort = fixturePort + 1;
export const ownerURL = `http://127.0.0.1:${ownerPort}`;
