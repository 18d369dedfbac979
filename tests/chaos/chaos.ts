/** Runs visitors, consumers, sweeps and a wrong clock simultaneously, then checks invariants. */
import { hourMs, minuteMs } from '../worker/support/time.ts';
import {
  buildApplicationRequest,
  buildInquiryRequest,
  noFaults,
  type Run,
  runSimulation,
  type Simulation,
  teamWebhookUrls,
} from './simulation.ts';

const allFaultsScenario = {
  faults: {
    failing: 0.1,
    dying: 0.003,
    slowMail: 0.02,
    hangingMail: 0.01,
    twice: 0.02,
    failingHook: 0.2,
  },
  /** The Worker's clock is fast or slow by at most half of these milliseconds. */
  clockError: 6 * minuteMs,
  posts: 300,
};

/** No response is lost and no Worker dies, so every duplicate post is the Worker's own mistake. */
export const slowServicesScenario: typeof allFaultsScenario = {
  faults: { ...noFaults, slowMail: 0.1, hangingMail: 0.2, failingHook: 0.2 },
  clockError: 0,
  posts: 60,
};
const visitorBehaviour = { arrivalSpanMs: 6 * hourMs, maxAttempts: 4, minRetryDelayMs: minuteMs };
/** An alert may be late by this time, because of clock errors, failing sweeps and failing posts. */
const alertToleranceMs = 45 * minuteMs;

/** An accepted post has a reference; the answer is empty if no response came. */
interface Answer {
  reference?: string;
  refusalText?: string;
}

type Visitor = ReturnType<typeof createVisitor>;

function createVisitor(visitorIndex: number, { clock, random }: Run) {
  return {
    // The last ten of 300 addresses repeat the first ten with a tag.
    email: `asha${visitorIndex % 290}${visitorIndex < 290 ? '' : '+again'}@gmail.com`,
    submission: crypto.randomUUID(),
    cv: random() < 0.4 ? `%PDF-1.7 ${visitorIndex}` : null,
    spam: random() < 0.05,
    startedAt: clock.now() + random() * visitorBehaviour.arrivalSpanMs,
    answers: [] as Answer[],
  };
}

export function runChaos(seed: number, setting = allFaultsScenario) {
  return runSimulation({ seed, faults: setting.faults }, async (simulationRun) => {
    const { simulation, clock, random } = simulationRun;
    const startMs = clock.now();
    const violations: string[] = [];
    const visitors = Array.from({ length: setting.posts }, (_, visitorIndex) =>
      createVisitor(visitorIndex, simulationRun),
    );
    for (const visitor of visitors) {
      clock.schedule(visitor.startedAt - startMs, () =>
        simulateFormSending(visitor, simulationRun),
      );
    }
    // A mail outage can last long enough for an alert.
    const mailOutageMs = random() * 3 * hourMs;
    const hookOutageMs = random() < 0.1 ? Number.POSITIVE_INFINITY : random() * 5 * hourMs;
    clock.schedule(random() * 4 * hourMs, () => simulation.breakMail(clock.now() + mailOutageMs));
    clock.schedule(random() * 4 * hourMs, () => simulation.breakHooks(clock.now() + hookOutageMs));
    simulation.startConsumers(3);
    clock.scheduleEvery(5 * minuteMs, simulation.sweep);
    clock.schedule(6 * hourMs, simulation.daily);
    clock.scheduleEvery(6 * hourMs, simulation.removeOrphans);
    // Sometimes two sweeps run simultaneously.
    clock.scheduleEvery(35 * minuteMs, simulation.sweep);
    clock.scheduleEvery(17 * minuteMs, () => {
      clock.error = (random() - 0.5) * setting.clockError;
    });
    clock.scheduleEvery(15 * minuteMs, () => {
      violations.push(...findMissingAlerts(simulation, visitors, clock.now()));
    });

    await clock.runUntil(startMs + visitorBehaviour.arrivalSpanMs + hourMs);
    while (clock.now() < startMs + 50 * hourMs && hasUnfinishedMessages(simulation)) {
      await clock.runUntil(clock.now() + hourMs);
    }
    // The orphan task must not delete files that rows name.
    simulation.age(24 * hourMs);
    for (let cronRound = 0; cronRound < 3; cronRound += 1) {
      clock.schedule(0, simulation.removeOrphans);
    }
    await clock.runUntil(clock.now() + 20 * minuteMs);
    violations.push(...findFinalViolations(simulation, visitors));
    return { violations: [...new Set(violations)], figures: countFigures(simulation, visitors) };
  });
}

async function simulateFormSending(
  visitor: Visitor,
  { simulation, clock, random }: Run,
): Promise<void> {
  for (let attemptNumber = 1; attemptNumber <= visitorBehaviour.maxAttempts; attemptNumber += 1) {
    // Simulates a double click.
    const postCount = random() < 0.1 ? 2 : 1;
    const postOnce = () => postAndReadAnswer(visitor, simulation);
    const attemptAnswers = await Promise.all(Array.from({ length: postCount }, postOnce));
    visitor.answers.push(...attemptAnswers);
    // Some visitors resend a message that was accepted.
    if (attemptAnswers.some(({ reference }) => reference) && random() > 0.05) {
      return;
    }
    await clock.wait(visitorBehaviour.minRetryDelayMs + random() * minuteMs);
  }
}

async function postAndReadAnswer(visitor: Visitor, simulation: Simulation): Promise<Answer> {
  const response = await simulation.fetch(buildVisitorRequest(visitor));
  if (response === null) {
    return {};
  }
  const { status } = response;
  const { reference, message = '' } = await response.json<Record<string, string>>();
  return status === 200 && reference ? { reference } : { refusalText: `${status} ${message}` };
}

function buildVisitorRequest({ submission, email, cv, spam: isSpammer }: Visitor): Request {
  const commonFields = {
    submission,
    email,
    ...(isSpammer ? { website: 'https://buy.example' } : {}),
  };
  return cv === null
    ? buildInquiryRequest({ ...commonFields, message: `Hello ${submission}` })
    : buildApplicationRequest(commonFields, cv);
}

type Row = ReturnType<Simulation['rows']>[number];

function hasUnfinishedMessages(simulation: Simulation): boolean {
  return (
    simulation.countQueued() + simulation.waiting().length + simulation.unnotified().length > 0
  );
}

/** An alert names some references and counts the rest, whose rows say that they were alerted. */
function isAlerted(simulation: Simulation, { reference, alerted_as: sentAlertKind }: Row): boolean {
  return simulation.alerts.some(
    (alert) =>
      alert.references.includes(String(reference)) ||
      (sentAlertKind !== null && / more$/.test(alert.text)),
  );
}

function findMissingAlerts(simulation: Simulation, visitors: Visitor[], nowMs: number): string[] {
  const latestOverdueStartMs =
    nowMs - hourMs - alertToleranceMs - visitorBehaviour.maxAttempts * 3 * minuteMs;
  const overdueVisitors = visitors.filter(
    ({ startedAt: visitStartedAtMs }) => visitStartedAtMs < latestOverdueStartMs,
  );
  const overdueSubmissions = overdueVisitors.map(({ submission }) => submission);
  return simulation
    .waiting()
    .filter(({ submission }) => overdueSubmissions.includes(String(submission)))
    .filter((row) => !isAlerted(simulation, row))
    .map(({ reference }) => `${reference} waits without an alert`);
}

/** Returns the texts of the violations that happened. */
function listViolations(hasHappenedByViolation: Record<string, boolean>): string[] {
  return Object.keys(hasHappenedByViolation).filter((text) => hasHappenedByViolation[text]);
}

function findFinalViolations(simulation: Simulation, visitors: Visitor[]): string[] {
  const rows = simulation.rows();
  const rowsBySubmission = Map.groupBy(rows, ({ submission }) => String(submission));
  const historyByReference = Map.groupBy(simulation.history(), ({ reference }) => reference);
  const mailboxes = simulation.confirmations.map(({ to }) => to.replace('+again', ''));
  return [
    ...visitors.flatMap((visitor) =>
      findVisitorViolations(visitor, rowsBySubmission.get(visitor.submission) ?? [], simulation),
    ),
    ...rows.flatMap((row) => findRowViolations(row, simulation)),
    ...rows.flatMap((row) =>
      findNotificationViolations(row, historyByReference.get(row.reference) ?? [], simulation),
    ),
    ...listViolations({
      'a mailbox got two confirmations': new Set(mailboxes).size < mailboxes.length,
      'an invocation made more calls than a plan allows': simulation.counts.overBudget > 0,
    }),
  ];
}

function findRowViolations(row: Row, simulation: Simulation): string[] {
  const { reference, status, file_key: fileKey } = row;
  return listViolations({
    [`${reference} names a file that is gone`]:
      fileKey !== null && !simulation.files.has(String(fileKey)),
    [`${reference} was given up without an alert`]:
      status === 'failed' && !isAlerted(simulation, row),
    [`${reference} waits endlessly`]: status === 'queued',
  });
}

/** Compares the posts and confirmations of a row with its history. */
function findNotificationViolations(
  row: Row,
  historyEvents: Row[],
  simulation: Simulation,
): string[] {
  const { reference, status, tell_at: notifyAtMs } = row;
  const posts = simulation.posts.filter((post) => post.reference === reference);
  const confirmationCount = simulation.confirmations.filter(
    (confirmation) => confirmation.reference === reference,
  ).length;
  if (status === 'held') {
    const isAnnounced = posts.length + confirmationCount > 0;
    return listViolations({ [`${reference} was held and announced`]: isAnnounced });
  }
  const countEvents = (eventKind: string, detailStart = '') =>
    historyEvents.filter(
      ({ what, detail }) => what === eventKind && String(detail ?? '').startsWith(detailStart),
    ).length;
  const confirmedEventCount = countEvents('confirmed');
  const countsDescription = `${confirmationCount} confirmations, ${confirmedEventCount} in its history`;
  const webhookViolations = teamWebhookUrls.flatMap((webhookUrl) => {
    const { host } = new URL(webhookUrl);
    const hookPosts = posts.filter(({ to }) => to === webhookUrl);
    const webhookPostIds = new Set(hookPosts.map(({ id }) => id));
    const successfulNotificationCount = countEvents('told', host);
    const failedNotificationCount = countEvents('not-told', host);
    const isPostedOnce =
      successfulNotificationCount === 1 &&
      webhookPostIds.size === 1 &&
      failedNotificationCount === 0;
    const isGivenUp =
      successfulNotificationCount === 0 &&
      failedNotificationCount === 1 &&
      webhookPostIds.size <= 1;
    return isPostedOnce || isGivenUp
      ? []
      : [`${reference}: ${host} has ${[...webhookPostIds]} of it`];
  });
  return listViolations({
    [`${reference} has recipients that wait endlessly`]: notifyAtMs !== null,
    [`${reference} has ${countsDescription}`]:
      confirmationCount > 1 || confirmedEventCount > confirmationCount,
    [`${reference}: ${countsDescription}`]:
      confirmedEventCount + countEvents('not-confirmed') !== 1,
  }).concat(webhookViolations);
}

function findVisitorViolations(visitor: Visitor, rows: Row[], simulation: Simulation): string[] {
  const { submission, answers, cv } = visitor;
  const acceptedReferences = answers.flatMap((answer) => answer.reference ?? []);
  const receivedRefusalTexts = answers.flatMap(({ refusalText }) => refusalText ?? []);
  const [row] = rows;
  const keptReference = row?.reference ?? 'no row';
  // The visitor may rely on "was not sent" only if every attempt got this answer.
  const isCertainlyUnsent =
    answers.length > 0 && answers.every(({ refusalText }) => refusalText?.includes('was not sent'));
  const rowMails = simulation.mails.filter(({ reference }) => reference === keptReference);
  const storedCv = simulation.files.get(String(row?.file_key))?.content;
  const mailsWithoutCv = rowMails.filter(({ attached }) => cv !== null && attached !== cv);
  return [
    ...receivedRefusalTexts
      .filter((text) => !/^503 ./.test(text))
      .map((text) => `answered with "${text}"`),
    ...mailsWithoutCv.map(
      ({ saysMissing: hasMissingCvNote }) =>
        `${keptReference} was mailed without its file${hasMissingCvNote ? ', and said so' : ''}`,
    ),
    ...listViolations({
      [`${submission} has ${rows.length} rows`]: rows.length > 1,
      [`${acceptedReferences.join(' ')} was answered, but ${keptReference} is kept`]:
        acceptedReferences.some((reference) => reference !== keptReference),
      [`${keptReference} was kept after "not sent"`]: isCertainlyUnsent && row !== undefined,
      [`${keptReference} has lost its file`]: row !== undefined && cv !== null && storedCv !== cv,
      [`${keptReference} was never mailed`]: row?.status === 'delivered' && rowMails.length === 0,
      [`${keptReference} was held and mailed`]: row?.status === 'held' && rowMails.length > 0,
      [`${keptReference} was mailed twice unannounced`]:
        rowMails.filter(({ announced: isAnnouncedCopy }) => !isAnnouncedCopy).length > 1,
    }),
  ];
}

function countFigures(simulation: Simulation, visitors: Visitor[]) {
  const { alerts, confirmations, counts, mails, posts } = simulation;
  const answers = visitors.flatMap((visitor) => visitor.answers);
  const acceptedPostCount = answers.filter(({ reference }) => reference).length;
  const refusedPostCount = answers.filter(({ refusalText }) => refusalText).length;
  const rows = simulation.rows();
  const countRowsWithStatus = (status: string) =>
    rows.filter((row) => row.status === status).length;
  return {
    accepted: acceptedPostCount,
    refused: refusedPostCount,
    unanswered: answers.length - acceptedPostCount - refusedPostCount,
    mails: mails.length,
    repeatedMails: mails.length - new Set(mails.map(({ reference }) => reference)).size,
    delivered: countRowsWithStatus('delivered'),
    failed: countRowsWithStatus('failed'),
    held: countRowsWithStatus('held'),
    alerts: alerts.length,
    confirmations: confirmations.length,
    posts: posts.length,
    postsAgain: posts.length - new Set(posts.map(({ reference, to }) => `${reference} ${to}`)).size,
    notTold: simulation.history().filter(({ what }) => what === 'not-told').length,
    ...counts,
  };
}
