/** Runs visitors, consumers, sweeps and a wrong clock simultaneously, then checks invariants. */
import type { Clock } from './clock.ts';
import {
  buildApplicationRequest,
  buildInquiryRequest,
  type Faults,
  noFaults,
  type Run,
  runSimulation,
  type Simulation,
  teamUrls,
} from './simulation.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

interface Setting {
  faults: Faults;
  /** The Worker's clock is fast or slow by at most half of these milliseconds. */
  clockError: number;
  posts: number;
}

const allFaultsSetting: Setting = {
  faults: {
    failing: 0.1,
    dying: 0.003,
    slowMail: 0.02,
    hangingMail: 0.01,
    twice: 0.02,
    failingHook: 0.2,
  },
  clockError: 6 * minuteMs,
  posts: 300,
};
/** No response is lost and no Worker dies, so every duplicate post is the Worker's own mistake. */
export const slowServicesSetting: Setting = {
  faults: { ...noFaults, slowMail: 0.1, hangingMail: 0.2, failingHook: 0.2 },
  clockError: 0,
  posts: 60,
};
const visitLimits = { during: 6 * hourMs, tries: 4, answerTime: minuteMs };
/** An alert may be late by this time, because of clock errors, failing sweeps and failing posts. */
const alertToleranceMs = 45 * minuteMs;

interface Visitor {
  email: string;
  submission: string;
  cv: string | null;
  spam: boolean;
  startedAt: number;
  /** Each post adds a reference, the text of a refusal, or null without a response. */
  answers: Answer[];
}
type Answer = { reference: string } | { text: string } | null;
type Task = () => Promise<void>;

export function runChaos(seed: number, setting = allFaultsSetting) {
  const { faults } = setting;
  return runSimulation({ seed, faults }, (simulationRun) =>
    runAndFindViolations(seed, setting, simulationRun),
  );
}

async function runAndFindViolations(seed: number, setting: Setting, simulationRun: Run) {
  const { simulation, clock, random } = simulationRun;
  const startMs = clock.now();
  const violations: string[] = [];
  const visitors = Array.from({ length: setting.posts }, (_, visitorIndex) => {
    const visitor: Visitor = {
      // The last ten addresses repeat the first ten with a tag.
      email: `asha${visitorIndex % 290}${visitorIndex < 290 ? '' : '+again'}@gmail.com`,
      submission: crypto.randomUUID(),
      cv: random() < 0.4 ? `%PDF-1.7 ${seed} ${visitorIndex}` : null,
      spam: random() < 0.05,
      startedAt: startMs + random() * visitLimits.during,
      answers: [],
    };
    clock.schedule(visitor.startedAt - startMs, () =>
      clock.start(() => simulateVisit(visitor, simulationRun)),
    );
    return visitor;
  });
  // A mail outage can last long enough for an alert.
  const mailOutageStartMs = startMs + random() * 4 * hourMs;
  clock.schedule(mailOutageStartMs - startMs, () =>
    simulation.breakMail(mailOutageStartMs + random() * 3 * hourMs),
  );
  const hookOutageStartMs = startMs + random() * 4 * hourMs;
  const hookOutageEndMs =
    random() < 0.1 ? Number.POSITIVE_INFINITY : hookOutageStartMs + random() * 5 * hourMs;
  clock.schedule(hookOutageStartMs - startMs, () => simulation.breakHooks(hookOutageEndMs));
  simulation.startConsumers(3);
  clock.start(() => simulation.consumeDead());
  scheduleEvery(clock, 5 * minuteMs, 0, () => simulation.runCron('*/5 * * * *'));
  clock.schedule(6 * hourMs, () => clock.start(() => simulation.runCron('0 21 * * *')));
  scheduleEvery(clock, 6 * hourMs, 4, () => simulation.runCron('30 */6 * * *'));
  // Sometimes two sweeps run simultaneously.
  scheduleEvery(clock, 35 * minuteMs, 1, () => simulation.runCron('*/5 * * * *'));
  scheduleEvery(clock, 17 * minuteMs, 2, async () => {
    clock.error = (random() - 0.5) * setting.clockError;
  });
  scheduleEvery(clock, 15 * minuteMs, 3, async () => {
    violations.push(...findUnalertedRows(simulation, visitors, clock.now()));
  });

  const latestEndMs = startMs + 50 * hourMs;
  await clock.runUntil(startMs + visitLimits.during + hourMs);
  while (clock.now() < latestEndMs && hasUnfinishedMessages(simulation)) {
    await clock.runUntil(clock.now() + hourMs);
  }
  // The orphan task must not delete files that rows name.
  simulation.age(24 * hourMs);
  for (let cronRound = 0; cronRound < 3; cronRound += 1) {
    clock.start(() => simulation.runCron('30 */6 * * *'));
  }
  await clock.runUntil(clock.now() + 20 * minuteMs);
  violations.push(...findFinalViolations(simulation, visitors));
  return { violations: [...new Set(violations)], figures: countFigures(simulation, visitors) };
}

function scheduleEvery(clock: Clock, periodMs: number, offsetMs: number, task: Task): void {
  const runAndReschedule = () => {
    clock.start(task);
    clock.schedule(periodMs, runAndReschedule);
  };
  clock.schedule(periodMs + offsetMs, runAndReschedule);
}

async function simulateVisit(visitor: Visitor, { simulation, clock, random }: Run): Promise<void> {
  for (let attemptNumber = 1; attemptNumber <= visitLimits.tries; attemptNumber += 1) {
    // Simulates a double click.
    const postCount = random() < 0.1 ? 2 : 1;
    const attemptAnswers = await Promise.all(
      Array.from({ length: postCount }, () => postAndReadAnswer(visitor, simulation)),
    );
    visitor.answers.push(...attemptAnswers);
    const isAccepted = attemptAnswers.some((answer) => answer !== null && 'reference' in answer);
    // Some visitors resend a message that was accepted.
    if (isAccepted && random() > 0.05) {
      return;
    }
    await clock.wait(visitLimits.answerTime + random() * minuteMs);
  }
}

async function postAndReadAnswer(visitor: Visitor, simulation: Simulation): Promise<Answer> {
  const response = await simulation.fetch(buildVisitorRequest(visitor));
  if (response === null) {
    return null;
  }
  const { status } = response;
  const responseBody: unknown = await response.json();
  if (typeof responseBody !== 'object' || responseBody === null) {
    return { text: 'no object' };
  }
  if (status === 200 && 'reference' in responseBody) {
    return { reference: String(responseBody.reference) };
  }
  return { text: 'message' in responseBody ? `${status} ${responseBody.message}` : `${status}` };
}

function buildVisitorRequest({ submission, email, cv, spam }: Visitor): Request {
  const commonFields = { submission, email, ...(spam ? { website: 'https://buy.example' } : {}) };
  return cv === null
    ? buildInquiryRequest({ ...commonFields, message: `Hello ${submission}` })
    : buildApplicationRequest(commonFields, cv);
}

type Row = ReturnType<Simulation['rows']>[number];

function hasUnfinishedMessages(simulation: Simulation): boolean {
  return simulation.onQueue + simulation.waiting().length + simulation.unnotified().length > 0;
}

/** An alert names some references and counts the rest, whose rows say that they were alerted. */
function isAlerted(simulation: Simulation, { reference, alerted_as: alertedAs }: Row): boolean {
  return simulation.alerts.some(
    (alert) =>
      alert.references.includes(String(reference)) ||
      (alertedAs !== null && / more$/.test(alert.text)),
  );
}

function findUnalertedRows(simulation: Simulation, visitors: Visitor[], nowMs: number): string[] {
  const startTimes = new Map(visitors.map(({ submission, startedAt }) => [submission, startedAt]));
  const latestStartMs = nowMs - hourMs - alertToleranceMs - visitLimits.tries * 3 * minuteMs;
  return simulation
    .waiting()
    .filter(({ submission }) => (startTimes.get(String(submission)) ?? nowMs) < latestStartMs)
    .filter((row) => !isAlerted(simulation, row))
    .map(({ reference }) => `${reference} waits without an alert`);
}

function findFinalViolations(simulation: Simulation, visitors: Visitor[]): string[] {
  const rowsBySubmission = Map.groupBy(simulation.rows(), ({ submission }) => String(submission));
  return [
    ...visitors.flatMap((visitor) =>
      findVisitorViolations(visitor, rowsBySubmission.get(visitor.submission) ?? [], simulation),
    ),
    ...simulation.rows().flatMap((row) => findRowViolations(row, simulation)),
    ...findNotificationViolations(simulation),
    ...(simulation.counts.refused > 0 ? ['an invocation made more calls than a plan allows'] : []),
  ];
}

function findRowViolations(row: Row, simulation: Simulation): string[] {
  const { reference, status, file_key: fileKey } = row;
  return [
    ...(fileKey !== null && !simulation.files.has(String(fileKey))
      ? [`${reference} names a file that is gone`]
      : []),
    ...(status === 'failed' && !isAlerted(simulation, row)
      ? [`${reference} was given up without an alert`]
      : []),
    ...(status === 'queued' ? [`${reference} waits endlessly`] : []),
  ];
}

/**
 * Compares the posts and confirmations with the history, and allows one confirmation per mailbox a
 * day.
 */
function findNotificationViolations(simulation: Simulation): string[] {
  const { confirmations, posts: webhookPosts } = simulation;
  const historyByReference = Map.groupBy(simulation.history(), ({ reference }) => reference);
  const violations = simulation.rows().flatMap((row) => {
    const { reference } = row;
    const notifications = [...webhookPosts, ...confirmations].filter(
      (post) => post.reference === reference,
    );
    if (row.status === 'held') {
      return notifications.length > 0 ? [`${reference} was held and announced`] : [];
    }
    const countEvents = (eventKind: string, detailStart = '') =>
      (historyByReference.get(reference) ?? []).filter(
        ({ what, detail }) => what === eventKind && String(detail ?? '').startsWith(detailStart),
      ).length;
    const confirmationCount = notifications.filter(({ to }) => !teamUrls.includes(to)).length;
    const confirmedEventCount = countEvents('confirmed');
    const countsText = `${confirmationCount} confirmations, ${confirmedEventCount} in its history`;
    return [
      ...(row.tell_at === null ? [] : [`${reference} has recipients that wait endlessly`]),
      ...(confirmationCount > 1 || confirmedEventCount > confirmationCount
        ? [`${reference} has ${countsText}`]
        : []),
      ...(confirmedEventCount + countEvents('not-confirmed') === 1
        ? []
        : [`${reference}: ${countsText}`]),
      ...teamUrls.flatMap((webhookUrl) => {
        const { host } = new URL(webhookUrl);
        const postIds = new Set(
          notifications.filter(({ to }) => to === webhookUrl).map(({ id }) => id),
        );
        const toldCount = countEvents('told', host);
        const notToldCount = countEvents('not-told', host);
        const isPosted = toldCount === 1 && postIds.size === 1 && notToldCount === 0;
        const isGivenUp = toldCount === 0 && notToldCount === 1 && postIds.size <= 1;
        return isPosted || isGivenUp ? [] : [`${reference}: ${host} has ${[...postIds]} of it`];
      }),
    ];
  });
  const confirmedMailboxes = confirmations.map(({ to }) => to.replace('+again', ''));
  if (new Set(confirmedMailboxes).size < confirmedMailboxes.length) {
    violations.push('a mailbox got two confirmations');
  }
  return violations;
}

function findVisitorViolations(visitor: Visitor, rows: Row[], simulation: Simulation): string[] {
  const violations: string[] = [];
  const acceptedReferences = visitor.answers.flatMap((answer) =>
    answer !== null && 'reference' in answer ? [answer.reference] : [],
  );
  const refusalTexts = visitor.answers.flatMap((answer) =>
    answer !== null && 'text' in answer ? [answer.text] : [],
  );
  const [visitorRow] = rows;
  if (rows.length > 1) {
    violations.push(`${visitor.submission} has ${rows.length} rows`);
  }
  if (acceptedReferences.some((reference) => reference !== visitorRow?.reference)) {
    violations.push(
      `${acceptedReferences.join(' ')} was answered, but ${visitorRow?.reference ?? 'no row'} is kept`,
    );
  }
  for (const refusalText of refusalTexts) {
    if (!refusalText.startsWith('503 ')) {
      violations.push(`answered with "${refusalText}"`);
    }
  }
  // The visitor may rely on "was not sent" only if every attempt got this answer.
  const isCertainlyUnsent =
    visitor.answers.length > 0 &&
    refusalTexts.length === visitor.answers.length &&
    refusalTexts.every((text) => text.includes('was not sent'));
  if (isCertainlyUnsent && visitorRow !== undefined) {
    violations.push(`${visitorRow.reference} was kept after "not sent"`);
  }
  if (visitorRow === undefined) {
    return violations;
  }

  if (
    visitor.cv !== null &&
    simulation.files.get(String(visitorRow.file_key))?.content !== visitor.cv
  ) {
    violations.push(`${visitorRow.reference} has lost its file`);
  }
  const rowMails = simulation.mails.filter(({ reference }) => reference === visitorRow.reference);
  if (visitorRow.status === 'delivered' && rowMails.length === 0) {
    violations.push(`${visitorRow.reference} was never mailed`);
  }
  if (visitorRow.status === 'held' && rowMails.length > 0) {
    violations.push(`${visitorRow.reference} was held and mailed`);
  }
  if (rowMails.filter(({ announced }) => !announced).length > 1) {
    violations.push(`${visitorRow.reference} was mailed twice unannounced`);
  }
  for (const { attached: attachedCv, saysMissing: saysFileMissing } of rowMails) {
    if (visitor.cv !== null && attachedCv !== visitor.cv) {
      violations.push(
        `${visitorRow.reference} was mailed without its file${saysFileMissing ? ', and said so' : ''}`,
      );
    }
  }
  return violations;
}

function countFigures(simulation: Simulation, visitors: Visitor[]) {
  const visitorAnswers = visitors.flatMap((visitor) => visitor.answers);
  const inquiryRows = simulation.rows();
  const countRowsWithStatus = (status: string) =>
    inquiryRows.filter((row) => row.status === status).length;
  const inquiryMails = simulation.mails.filter(({ reference }) =>
    /^[A-Z]+-\w{4}-\w{4}$/.test(reference),
  );
  const mailedReferences = new Set(inquiryMails.map(({ reference }) => reference));
  return {
    accepted: visitorAnswers.filter((answer) => answer !== null && 'reference' in answer).length,
    refused: visitorAnswers.filter((answer) => answer !== null && 'text' in answer).length,
    unanswered: visitorAnswers.filter((answer) => answer === null).length,
    mails: inquiryMails.length,
    repeatedMails: inquiryMails.length - mailedReferences.size,
    delivered: countRowsWithStatus('delivered'),
    failed: countRowsWithStatus('failed'),
    held: countRowsWithStatus('held'),
    alerts: simulation.alerts.length,
    confirmations: simulation.confirmations.length,
    posts: simulation.posts.length,
    postsAgain: simulation.posts.length - new Set(simulation.posts.map(buildPostKey)).size,
    notTold: simulation.history().filter(({ what }) => what === 'not-told').length,
    faults: simulation.counts.failed,
    died: simulation.counts.died,
    operations: simulation.counts.operations,
    /** This number counts calls beyond the free plan's limit per invocation. */
    overBudget: simulation.counts.refused,
  };
}

function buildPostKey({ reference, to }: { reference: string; to: string }): string {
  return `${reference} ${to}`;
}
