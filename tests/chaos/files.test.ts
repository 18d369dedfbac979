/** Messages with three files each, while the database and the file store fail by chance. */
import { expect, test, vi } from 'vitest';
import { hourMs, minuteMs } from '../worker/support/time.ts';
import { drawFaults, type Run, simulate } from './simulation.ts';

vi.setConfig({ testTimeout: 600_000 });

const messageCount = 300;
const fileNames = ['one.txt', 'दो.txt', 'three.txt'];
const faults = { failing: 0.05, lost: 0.05, hanging: 0.003, late: 0.003, dying: 0.002 };

function createPost(index: number): Request {
  const body = new FormData();
  const email = `asha${index}@example.com`;
  const fields = { name: 'Asha', email, phoneNumber: '9876543210', message: `Hello ${index}` };
  Object.entries(fields).forEach(([name, value]) => void body.set(name, value));
  fileNames.forEach((name) => void body.append('files', new File([`${index} ${name}`], name)));
  const headers = { 'CF-Connecting-IP': `203.0.${index >> 8}.${index % 256}` };
  return new Request('https://tern-and-tide.test/api/v1/email', { method: 'POST', headers, body });
}

async function sendUntilConfirmed(index: number, { simulation, clock }: Run): Promise<string> {
  for (;;) {
    const response = await simulation.fetch(createPost(index));
    if (response?.status === 200) {
      return (await response.json<{ reference: string }>()).reference;
    }
    await clock.wait(minuteMs);
  }
}

test('every confirmed message has its three files, and no file is without a message after the removal', async () => {
  const chooseFault = drawFaults({ database: faults, bucket: faults });
  await simulate({ seed: 63, startHour: 1, chooseFault }, async (run) => {
    const { simulation, clock } = run;
    const confirmed: [reference: string, index: number][] = [];
    for (let index = 0; index < messageCount; index += 1) {
      clock.schedule((index * 8 * hourMs) / messageCount, async () => {
        confirmed.push([await sendUntilConfirmed(index, run), index]);
      });
    }
    clock.scheduleEvery(minuteMs, simulation.sweepIfDue);
    await clock.runUntilTime(clock.now() + 12 * hourMs);
    expect(confirmed).toHaveLength(messageCount);
    expect(simulation.counts.faults).toBeGreaterThan(100);
    expect(simulation.files.size, 'attempts left files').toBeGreaterThan(3 * messageCount);

    for (let round = 0; round < 4; round += 1) {
      await clock.runUntilTime(clock.now() + 6 * hourMs);
      clock.schedule(0, simulation.removeOrphans);
    }
    await clock.runUntilTime(clock.now() + hourMs);
    const rowsByReference = Map.groupBy(simulation.messages(), ({ reference }) => reference);
    for (const [reference, index] of confirmed) {
      const contents = rowsByReference
        .get(reference)
        ?.map(({ file_key: key }) => simulation.files.get(String(key))?.content);
      expect(contents?.sort()).toEqual(fileNames.map((name) => `${index} ${name}`).sort());
    }
    expect(simulation.files.size).toBe(3 * rowsByReference.size);
  });
});
