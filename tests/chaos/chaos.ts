/** Runs visitors, sweeps and a wrong clock simultaneously, then checks invariants. */
import { hourMs, minuteMs } from '../worker/support/time.ts';
import {
  applicationPost,
  drawFaults,
  type FaultShares,
  inquiryPost,
  maxCallsPerInvocation,
  type Run,
  type Simulation,
  simulate,
  webhookUrls,
} from './simulation.ts';

const dying = { dying: 0.0015, dyingAfter: 0.0015 };
const rare = { ...dying, failing: 0.05, lost: 0.05, hanging: 0.01, late: 0.01 };

/** The Worker's clock is fast or slow by at most half of `clockError`, in milliseconds. */
type Scenario = { name: string; faults: FaultShares; clockError: number; posts: number };

export const scenarios = {
  all: {
    name: 'every dependency failing',
    faults: {
      database: { ...dying, failing: 0.04, lost: 0.04, hanging: 0.003, late: 0.003 },
      bucket: rare,
      mail: { ...rare, late: 0.02 },
      webhook: { ...dying, failing: 0.15, lost: 0.05, hanging: 0.03, late: 0.02 },
      alert: rare,
    },
    clockError: 6 * minuteMs,
    posts: 120,
  },
  slow: {
    name: 'hanging mails',
    faults: { mail: { late: 0.1, hanging: 0.2 }, webhook: { failing: 0.2 } },
    clockError: 0,
    posts: 60,
  },
} satisfies Record<string, Scenario>;

const visitorBehaviour = { arrivalSpanMs: 3 * hourMs, maxAttempts: 4, minRetryDelayMs: minuteMs };
/** Counts from the first attempt. Clock errors, failing sweeps and failing posts cost 25 minutes. */
const maxAlertDelayMs = hourMs + 25 * minuteMs + visitorBehaviour.maxAttempts * 3 * minuteMs;

type Visitor = ReturnType<typeof createVisitor>;

function createVisitor(visitorIndex: number, { clock, random }: Run) {
  return {
    // The last addresses repeat the first with a tag.
    email: `asha${visitorIndex % 110}${visitorIndex < 110 ? '' : '+again'}@gmail.com`,
    ip: `203.0.${visitorIndex >> 8}.${visitorIndex % 256}`,
    submission: crypto.randomUUID(),
    cv: random() < 0.4 ? `%PDF-1.7 ${visitorIndex}` : null,
    spam: random() < 0.05,
    startedAt: clock.now() + random() * visitorBehaviour.arrivalSpanMs,
    /** A reference, or the status and text of a refusal, or nothing if no response came. */
    answers: [] as string[],
  };
}

export function runChaos(seed: number, setting: Scenario) {
  const settings = { seed, chooseFault: drawFaults(setting.faults), acknowledge: true };
  return simulate(settings, async (run) => {
    const { simulation, clock, random } = run;
    const startMs = clock.now();
    const violations: string[] = [];
    const visitors = Array.from({ length: setting.posts }, (_, index) => createVisitor(index, run));
    for (const visitor of visitors) {
      clock.schedule(visitor.startedAt - startMs, () => sendForm(visitor, run));
    }
    // A mail outage can last long enough for an alert, and a webhook can be down for good.
    const outages = [
      ['mail', random() * 2 * hourMs],
      ['webhook', random() < 0.05 ? Number.POSITIVE_INFINITY : random() * 3 * hourMs],
      ['database', random() * 20 * minuteMs],
      ['bucket', random() * hourMs],
    ] as const;
    // An outcome that an outage of the database loses is repeated, which only the first scenario allows.
    for (const [service, outageMs] of outages.filter(([name]) => name in setting.faults)) {
      clock.schedule(random() * 2 * hourMs, () => {
        simulation.outageEnds[service] = clock.now() + outageMs;
      });
    }
    clock.scheduleEvery(minuteMs, simulation.sweepIfDue);
    // Sometimes two sweeps run simultaneously.
    clock.scheduleEvery(35 * minuteMs, simulation.sweep);
    clock.schedule(3 * hourMs, simulation.daily);
    clock.scheduleEvery(2 * hourMs, simulation.removeOrphans);
    clock.scheduleEvery(17 * minuteMs, () => {
      clock.error = (random() - 0.5) * setting.clockError;
    });
    clock.scheduleEvery(5 * minuteMs, () => violations.push(...findMissingAlerts(run, visitors)));

    await clock.runUntilTime(startMs + visitorBehaviour.arrivalSpanMs + hourMs);
    const countWaiting = () => simulation.deliveries(`status = 'waiting'`).length;
    while (clock.now() < startMs + 50 * hourMs && countWaiting() > 0) {
      await clock.runUntilTime(clock.now() + hourMs);
    }
    // The orphan task must not delete files that rows name.
    for (const file of simulation.files.values()) {
      file.uploaded = new Date(+file.uploaded - 24 * hourMs);
    }
    for (let cronRound = 0; cronRound < 3; cronRound += 1) {
      clock.schedule(0, simulation.removeOrphans);
    }
    await clock.runUntilTime(clock.now() + 20 * minuteMs);
    violations.push(...findFinalViolations(simulation, visitors));
    return { violations: [...new Set(violations)], figures: countFigures(simulation, visitors) };
  });
}

const isReference = (answer: string) => answer.startsWith('TT-');
const isRefusal = (answer: string) => answer !== '' && !isReference(answer);

async function sendForm(visitor: Visitor, { simulation, clock, random }: Run): Promise<void> {
  for (let attemptNumber = 1; attemptNumber <= visitorBehaviour.maxAttempts; attemptNumber += 1) {
    const postCount = random() < 0.1 ? 2 : 1;
    const postOnce = () => postAndReadAnswer(visitor, simulation);
    const attemptAnswers = await Promise.all(Array.from({ length: postCount }, postOnce));
    visitor.answers.push(...attemptAnswers);
    if (attemptAnswers.some(isReference) && random() > 0.05) {
      return;
    }
    await clock.wait(visitorBehaviour.minRetryDelayMs + random() * minuteMs);
  }
}

async function postAndReadAnswer(visitor: Visitor, simulation: Simulation): Promise<string> {
  const { submission, email, ip, cv, spam } = visitor;
  const fields = { submission, email, ...(spam ? { website: 'https://buy.example' } : {}) };
  const post =
    cv === null
      ? inquiryPost({ ...fields, message: `Hello ${submission}` }, ip)
      : applicationPost(fields, cv, ip);
  const response = await simulation.fetch(post);
  if (response === null) {
    return '';
  }
  const { reference, message } = await response.json<Record<string, string>>();
  return response.status === 200 && reference ? reference : `${response.status} ${message}`;
}

type DeliveryRow = ReturnType<Simulation['deliveries']>[number];

/** An alert names some references and counts the rest, whose history says that they were alerted. */
function isAlerted({ alerts, history }: Simulation, { reference }: DeliveryRow): boolean {
  return (
    alerts.some(({ references }) => references.includes(String(reference))) ||
    (alerts.some(({ text }) => / more$/.test(text)) &&
      history().some((event) => event.reference === reference && event.event === 'alerted'))
  );
}

function findMissingAlerts({ simulation, clock }: Run, visitors: Visitor[]): string[] {
  const overdueSubmissions = visitors
    .filter(({ startedAt }) => startedAt < clock.now() - maxAlertDelayMs)
    .map(({ submission }) => submission);
  return simulation
    .deliveries(`recipient = 'owner' AND status = 'waiting'`)
    .filter(({ submission }) => overdueSubmissions.includes(String(submission)))
    .filter((row) => !isAlerted(simulation, row))
    .map(({ reference }) => `${reference} waits without an alert`);
}

function listViolations(hasHappenedByViolation: Record<string, boolean>): string[] {
  return Object.keys(hasHappenedByViolation).filter((text) => hasHappenedByViolation[text]);
}

function findFinalViolations(simulation: Simulation, visitors: Visitor[]): string[] {
  const messages = simulation.messages();
  const messagesBySubmission = Map.groupBy(messages, ({ submission }) => String(submission));
  const deliveriesByMessage = Map.groupBy(simulation.deliveries(), ({ message }) => message);
  const historyByReference = Map.groupBy(simulation.history(), ({ reference }) => reference);
  const mailboxes = simulation.confirmations.map(({ to }) => to.replace('+again', ''));
  return [
    ...visitors.flatMap((visitor) =>
      findVisitorViolations(visitor, simulation, messagesBySubmission.get(visitor.submission)),
    ),
    ...messages.flatMap((message) => {
      const deliveries = deliveriesByMessage.get(message.id) ?? [];
      const events = historyByReference.get(message.reference) ?? [];
      return [
        ...findMessageViolations(message, deliveries, simulation),
        ...deliveries.flatMap((delivery) => findDeliveryViolations(delivery, events, simulation)),
      ];
    }),
    ...listViolations({
      'a mailbox got two confirmations': new Set(mailboxes).size < mailboxes.length,
      'an invocation made more calls than a plan allows':
        simulation.counts.mostCalls > maxCallsPerInvocation,
    }),
  ];
}

function findMessageViolations(
  message: DeliveryRow,
  deliveries: DeliveryRow[],
  simulation: Simulation,
): string[] {
  const { reference, held_at: heldAt, file_key: fileKey } = message;
  const { mails, posts, confirmations } = simulation;
  const sent = [...mails, ...posts, ...confirmations];
  const isSent = sent.some((each) => each.reference === reference);
  const recipientCount = heldAt === null ? 2 + webhookUrls.length : 0;
  return listViolations({
    [`${reference} was held and sent`]: heldAt !== null && isSent,
    [`${reference} has ${deliveries.length} deliveries`]: deliveries.length !== recipientCount,
    [`${reference} names a file that is gone`]:
      fileKey !== null && !simulation.files.has(String(fileKey)),
  });
}

/** Compares what a recipient got with the delivery and its history. */
function findDeliveryViolations(row: DeliveryRow, events: DeliveryRow[], simulation: Simulation) {
  const { reference, recipient, status } = row;
  const isOwner = recipient === 'owner';
  const { mails, confirmations, posts } = simulation;
  const isOfWebhook = ({ to }: { to: string }) => `${recipient}`.startsWith(`${new URL(to).host}#`);
  const sent =
    { owner: mails, visitor: confirmations }[`${recipient}`] ?? posts.filter(isOfWebhook);
  const copies = sent.filter((copy) => copy.reference === reference);
  const postIds = new Set(copies.map((copy) => 'id' in copy && copy.id));
  const finalEvents = events
    .filter((event) => event.recipient === recipient && /^(deliver|fail)ed$/.test(`${event.event}`))
    .map(({ event }) => event);
  const name = `${reference} to ${recipient}`;
  return listViolations({
    [`${name} waits endlessly`]: status === 'waiting',
    [`${name} is ${status}, but its history says ${finalEvents}`]:
      finalEvents.length !== 1 || finalEvents[0] !== status,
    [`${name} was delivered, but not sent`]: status === 'delivered' && copies.length === 0,
    [`${name} was confirmed twice`]: recipient === 'visitor' && copies.length > 1,
    [`${name} was posted with different ids`]: postIds.size > 1,
    [`${name} failed without an alert`]:
      isOwner && status === 'failed' && !isAlerted(simulation, row),
    [`${name} was mailed twice unannounced`]:
      copies.filter((copy) => 'announced' in copy && !copy.announced).length > 1,
  });
}

function findVisitorViolations(visitor: Visitor, simulation: Simulation, rows: DeliveryRow[] = []) {
  const { submission, answers, cv } = visitor;
  const [row] = rows;
  const keptReference = row?.reference ?? 'no row';
  // The visitor may rely on "was not sent" only if every attempt got this answer.
  const isUnsent = answers.length > 0 && answers.every((text) => text.includes('was not sent'));
  const mails = simulation.mails.filter(({ reference }) => reference === keptReference);
  const storedCv = simulation.files.get(String(row?.file_key))?.content;
  return listViolations({
    [`answers: ${answers}`]: answers.some((answer) => isRefusal(answer) && !/^503 ./.test(answer)),
    [`${keptReference} was mailed without its file`]:
      cv !== null && mails.some(({ attached }) => attached !== cv),
    [`${submission} has ${rows.length} rows`]: rows.length > 1,
    [`${answers} was answered, but ${keptReference} is kept`]: answers.some(
      (answer) => isReference(answer) && answer !== keptReference,
    ),
    [`${keptReference} was kept after "not sent"`]: isUnsent && row !== undefined,
    [`${keptReference} has lost its file`]: row !== undefined && cv !== null && storedCv !== cv,
  });
}

function countFigures(simulation: Simulation, visitors: Visitor[]) {
  const { alerts, confirmations, counts, mails, posts } = simulation;
  const answers = visitors.flatMap((visitor) => visitor.answers);
  const { mostCalls: _mostCalls, ...totals } = counts;
  const countDeliveries = (condition: string) => simulation.deliveries(condition).length;
  return {
    accepted: answers.filter(isReference).length,
    refused: answers.filter(isRefusal).length,
    unanswered: answers.filter((answer) => answer === '').length,
    messages: simulation.messages().length,
    mailed: countDeliveries(`recipient = 'owner' AND status = 'delivered'`),
    mailsAgain: mails.length - new Set(mails.map(({ reference }) => reference)).size,
    alerts: alerts.length,
    confirmations: confirmations.length,
    posts: posts.length,
    postsAgain: posts.length - new Set(posts.map(({ reference, to }) => `${reference} ${to}`)).size,
    failedPosts: countDeliveries(`recipient LIKE '%#%' AND status = 'failed'`),
    ...totals,
  };
}
