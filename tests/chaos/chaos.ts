/** Runs visitors, consumers, sweeps and a wrong clock simultaneously, then checks invariants. */
import { hourMs, minuteMs } from '../worker/support/time.ts';
import type { Run, Simulation } from './simulation.ts';
import { applicationPost, inquiryPost, noFaults, simulate, webhookUrls } from './simulation.ts';

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
/** Counts from the first attempt. Clock errors, failing sweeps and failing posts cost 45 minutes. */
const maxAlertDelayMs = hourMs + 45 * minuteMs + visitorBehaviour.maxAttempts * 3 * minuteMs;

/** An accepted post has a reference; the answer is empty if no response came. */
type Answer = { reference?: string; refusalText?: string };

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
  return simulate({ seed, faults: setting.faults }, async (run) => {
    const { simulation, clock, random } = run;
    const startMs = clock.now();
    const violations: string[] = [];
    const visitors = Array.from({ length: setting.posts }, (_, index) => createVisitor(index, run));
    for (const visitor of visitors) {
      clock.schedule(visitor.startedAt - startMs, () => sendForm(visitor, run));
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
    clock.scheduleEvery(15 * minuteMs, () => violations.push(...findMissingAlerts(run, visitors)));

    await clock.runUntilTime(startMs + visitorBehaviour.arrivalSpanMs + hourMs);
    while (clock.now() < startMs + 50 * hourMs && countUnfinished(simulation) > 0) {
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

async function sendForm(visitor: Visitor, { simulation, clock, random }: Run): Promise<void> {
  for (let attemptNumber = 1; attemptNumber <= visitorBehaviour.maxAttempts; attemptNumber += 1) {
    const postCount = random() < 0.1 ? 2 : 1;
    const postOnce = () => postAndReadAnswer(visitor, simulation);
    const attemptAnswers = await Promise.all(Array.from({ length: postCount }, postOnce));
    visitor.answers.push(...attemptAnswers);
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

function buildVisitorRequest({ submission, email, cv, spam }: Visitor): Request {
  const spamFields = spam ? { website: 'https://buy.example' } : {};
  const commonFields = { submission, email, ...spamFields };
  return cv === null
    ? inquiryPost({ ...commonFields, message: `Hello ${submission}` })
    : applicationPost(commonFields, cv);
}

type Row = ReturnType<Simulation['rows']>[number];

function countUnfinished({ countQueued, waiting, unnotified }: Simulation): number {
  return countQueued() + waiting().length + unnotified().length;
}

/** An alert names some references and counts the rest, whose rows say that they were alerted. */
function isAlerted({ alerts }: Simulation, { reference, alerted_as: alertKind }: Row): boolean {
  return alerts.some(
    ({ references, text }) =>
      references.includes(String(reference)) || (alertKind !== null && / more$/.test(text)),
  );
}

function findMissingAlerts({ simulation, clock }: Run, visitors: Visitor[]): string[] {
  const overdueSubmissions = visitors
    .filter(({ startedAt }) => startedAt < clock.now() - maxAlertDelayMs)
    .map(({ submission }) => submission);
  return simulation
    .waiting()
    .filter(({ submission }) => overdueSubmissions.includes(String(submission)))
    .filter((row) => !isAlerted(simulation, row))
    .map(({ reference }) => `${reference} waits without an alert`);
}

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
    [`${reference} failed without an alert`]: status === 'failed' && !isAlerted(simulation, row),
    [`${reference} waits endlessly`]: status === 'queued',
  });
}

/** Compares the posts and confirmations of a row with its history. */
function findNotificationViolations(row: Row, events: Row[], simulation: Simulation): string[] {
  const { reference, status, tell_at: notifyAtMs } = row;
  const isOfRow = (notification: { reference: string }) => notification.reference === reference;
  const posts = simulation.posts.filter(isOfRow);
  const confirmationCount = simulation.confirmations.filter(isOfRow).length;
  if (status === 'held') {
    const isAnnounced = posts.length + confirmationCount > 0;
    return listViolations({ [`${reference} was held and announced`]: isAnnounced });
  }
  const countHistoryEvents = (kind: string, host = '') =>
    events.filter(({ what, detail }) => what === kind && String(detail).startsWith(host)).length;
  const confirmedCount = countHistoryEvents('confirmed');
  const description = `${confirmationCount} confirmations, ${confirmedCount} in its history`;
  const webhookViolations = webhookUrls.flatMap((url) => {
    const { host } = new URL(url);
    const postIds = new Set(posts.filter(({ to }) => to === url).map(({ id }) => id));
    const successCount = countHistoryEvents('told', host);
    const failureCount = countHistoryEvents('not-told', host);
    const isPostedOnce = successCount === 1 && failureCount === 0 && postIds.size === 1;
    const isGivenUp = successCount === 0 && failureCount === 1 && postIds.size <= 1;
    return isPostedOnce || isGivenUp ? [] : [`${reference}: ${host} has ${[...postIds]} of it`];
  });
  return listViolations({
    [`${reference} has recipients that wait endlessly`]: notifyAtMs !== null,
    [`${reference} has ${description}`]:
      confirmationCount > 1 || confirmedCount > confirmationCount,
    [`${reference}: ${description}`]: confirmedCount + countHistoryEvents('not-confirmed') !== 1,
  }).concat(webhookViolations);
}

function findVisitorViolations(visitor: Visitor, rows: Row[], simulation: Simulation): string[] {
  const { submission, answers, cv } = visitor;
  const acceptedReferences = answers.flatMap((answer) => answer.reference ?? []);
  const refusalTexts = answers.flatMap(({ refusalText }) => refusalText ?? []);
  const [row] = rows;
  const keptReference = row?.reference ?? 'no row';
  // The visitor may rely on "was not sent" only if every attempt got this answer.
  const isCertainlyUnsent =
    answers.length > 0 && answers.every(({ refusalText }) => refusalText?.includes('was not sent'));
  const rowMails = simulation.mails.filter(({ reference }) => reference === keptReference);
  const storedCv = simulation.files.get(String(row?.file_key))?.content;
  const mailsWithoutCv = rowMails.filter(({ attached }) => cv !== null && attached !== cv);
  const unexpectedTexts = refusalTexts.filter((text) => !/^503 ./.test(text));
  return [
    ...unexpectedTexts.map((text) => `answered with "${text}"`),
    ...mailsWithoutCv.map(
      ({ saysMissing }) => `${keptReference} was mailed without its file, said so: ${saysMissing}`,
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
        rowMails.filter(({ announced }) => !announced).length > 1,
    }),
  ];
}

function countFigures(simulation: Simulation, visitors: Visitor[]) {
  const { alerts, confirmations, counts, mails, posts } = simulation;
  const answers = visitors.flatMap((visitor) => visitor.answers);
  const acceptedPostCount = answers.filter(({ reference }) => reference).length;
  const refusedPostCount = answers.filter(({ refusalText }) => refusalText).length;
  const rows = simulation.rows();
  const countRows = (status: string) => rows.filter((row) => row.status === status).length;
  return {
    accepted: acceptedPostCount,
    refused: refusedPostCount,
    unanswered: answers.length - acceptedPostCount - refusedPostCount,
    mails: mails.length,
    repeatedMails: mails.length - new Set(mails.map(({ reference }) => reference)).size,
    delivered: countRows('delivered'),
    failed: countRows('failed'),
    held: countRows('held'),
    alerts: alerts.length,
    confirmations: confirmations.length,
    posts: posts.length,
    postsAgain: posts.length - new Set(posts.map(({ reference, to }) => `${reference} ${to}`)).size,
    notTold: simulation.history().filter(({ what }) => what === 'not-told').length,
    ...counts,
  };
}
