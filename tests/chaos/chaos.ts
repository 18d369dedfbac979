/** Runs visitors, consumers, sweeps and a wrong clock simultaneously, then checks invariants. */
import type { Chance, Clock } from './clock.ts';
import {
  applicationPost,
  type Faults,
  inquiryPost,
  noFaults,
  type Run,
  type Simulation,
  simulate,
  team,
} from './simulation.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

interface Setting {
  faults: Faults;
  /** The Worker's clock is off by up to half of this in either direction. */
  clockError: number;
  posts: number;
}

const everything: Setting = {
  faults: {
    failing: 0.1,
    dying: 0.003,
    slowMail: 0.02,
    hangingMail: 0.01,
    twice: 0.02,
    failingHook: 0.2,
  },
  clockError: 6 * minute,
  posts: 300,
};
/** No response is lost and no Worker dies, so every duplicate post is the Worker's own mistake. */
export const slowNeighbours: Setting = {
  faults: { ...noFaults, slowMail: 0.1, hangingMail: 0.2, failingHook: 0.2 },
  clockError: 0,
  posts: 60,
};
const visits = { during: 6 * hour, tries: 4, answerTime: minute };
/** Tolerance for clock errors and for failing sweeps and alerts. */
const slack = 45 * minute;

interface Visitor {
  email: string;
  submission: string;
  cv: string | null;
  spam: boolean;
  startedAt: number;
  /** One per attempt: a reference, the text of a refusal, or null without a response. */
  answers: ({ reference: string } | { text: string } | null)[];
}

export type Figures = ReturnType<typeof figuresOf>;

export interface Outcome {
  seed: number;
  violations: string[];
  figures: Figures;
}

export function runChaos(seed: number, setting = everything): Promise<Outcome> {
  const { faults } = setting;
  return simulate({ seed, faults }, (run) => simulateVisits(seed, setting, run));
}

async function simulateVisits(seed: number, setting: Setting, run: Run): Promise<Outcome> {
  const { simulation, clock, chance } = run;
  const start = clock.now();
  const violations: string[] = [];
  const visitors = Array.from({ length: setting.posts }, (_, number) => {
    const visitor: Visitor = {
      // Some addresses occur twice, with a tag.
      email: `asha${number % 290}${number < 290 ? '' : '+again'}@gmail.com`,
      submission: crypto.randomUUID(),
      cv: chance() < 0.4 ? `%PDF-1.7 ${seed} ${number}` : null,
      spam: chance() < 0.05,
      startedAt: start + chance() * visits.during,
      answers: [],
    };
    clock.schedule(visitor.startedAt - start, () =>
      clock.start(() => visit(visitor, simulation, clock, chance)),
    );
    return visitor;
  });
  // Long enough for an alert.
  const outage = start + chance() * 4 * hour;
  clock.schedule(outage - start, () => simulation.breakMail(outage + chance() * 3 * hour));
  const hookOutage = start + chance() * 4 * hour;
  const hooksUpAt = chance() < 0.1 ? Number.POSITIVE_INFINITY : hookOutage + chance() * 5 * hour;
  clock.schedule(hookOutage - start, () => simulation.breakHooks(hooksUpAt));
  for (let consumer = 0; consumer < 3; consumer += 1) {
    clock.start(() => simulation.consumeOutbox());
  }
  clock.start(() => simulation.consumeDead());
  every(clock, 5 * minute, 0, () => simulation.runCron('*/5 * * * *'));
  clock.schedule(6 * hour, () => clock.start(() => simulation.runCron('0 21 * * *')));
  every(clock, 6 * hour, 4, () => simulation.runCron('30 */6 * * *'));
  // Sometimes two sweeps run simultaneously.
  every(clock, 35 * minute, 1, () => simulation.runCron('*/5 * * * *'));
  every(clock, 17 * minute, 2, async () => {
    clock.error = (chance() - 0.5) * setting.clockError;
  });
  every(clock, 15 * minute, 3, async () => {
    violations.push(...findUnalertedWaits(simulation, visitors, clock.now()));
  });

  const end = start + 50 * hour;
  await clock.runUntil(start + visits.during + hour);
  while (clock.now() < end && isUnsettled(simulation)) {
    await clock.runUntil(clock.now() + hour);
  }
  // The orphan task must not delete files that rows name.
  simulation.age(24 * hour);
  for (let round = 0; round < 3; round += 1) {
    clock.start(() => simulation.runCron('30 */6 * * *'));
  }
  await clock.runUntil(clock.now() + 20 * minute);
  violations.push(...findViolations(simulation, visitors));
  return { seed, violations: [...new Set(violations)], figures: figuresOf(simulation, visitors) };
}

function every(clock: Clock, period: number, offset: number, task: () => Promise<void>): void {
  const again = () => {
    clock.start(task);
    clock.schedule(period, again);
  };
  clock.schedule(period + offset, again);
}

async function visit(visitor: Visitor, simulation: Simulation, clock: Clock, chance: Chance) {
  for (let attempt = 1; attempt <= visits.tries; attempt += 1) {
    // Simulates a double click.
    const posts = chance() < 0.1 ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: posts }, () => post(visitor, simulation)),
    );
    visitor.answers.push(...answers);
    const sent = answers.some((answer) => answer !== null && 'reference' in answer);
    // Some visitors resend a message that was accepted.
    if (sent && chance() > 0.05) {
      return;
    }
    await clock.wait(visits.answerTime + chance() * minute);
  }
}

async function post(visitor: Visitor, simulation: Simulation): Promise<Visitor['answers'][number]> {
  const answer = await simulation.fetch(requestOf(visitor));
  if (answer === null) {
    return null;
  }
  const body: unknown = await answer.json();
  if (typeof body !== 'object' || body === null) {
    return { text: 'no object' };
  }
  if (answer.status === 200 && 'reference' in body) {
    return { reference: String(body.reference) };
  }
  return { text: 'message' in body ? `${answer.status} ${body.message}` : `${answer.status}` };
}

function requestOf({ submission, email, cv, spam }: Visitor): Request {
  const hidden = { submission, email, ...(spam ? { website: 'https://buy.example' } : {}) };
  return cv === null
    ? inquiryPost({ ...hidden, message: `Hello ${submission}` })
    : applicationPost(hidden, cv);
}

type Row = ReturnType<Simulation['rows']>[number];

function isUnsettled(simulation: Simulation): boolean {
  return [simulation.onQueue, simulation.waiting().length, simulation.unnotified().length].some(
    Boolean,
  );
}

function rowsBySubmission(simulation: Simulation): Map<string, Row[]> {
  const rows = new Map<string, Row[]>();
  for (const row of simulation.rows()) {
    const submission = String(row.submission);
    rows.set(submission, [...(rows.get(submission) ?? []), row]);
  }
  return rows;
}

/** An alert names some references and counts the rest, whose rows say that they were alerted. */
function isAlerted(simulation: Simulation, { reference, alerted_as: alertedAs }: Row): boolean {
  return simulation.alerts.some(
    ({ text, references }) =>
      references.includes(String(reference)) || (alertedAs !== null && / more$/.test(text)),
  );
}

function findUnalertedWaits(simulation: Simulation, visitors: Visitor[], now: number): string[] {
  const since = new Map(visitors.map(({ submission, startedAt }) => [submission, startedAt]));
  const bound = now - hour - slack - visits.tries * 3 * minute;
  return simulation
    .waiting()
    .filter(({ submission }) => (since.get(String(submission)) ?? now) < bound)
    .filter((row) => !isAlerted(simulation, row))
    .map(({ reference }) => `${reference} waits without an alert`);
}

function findViolations(simulation: Simulation, visitors: Visitor[]): string[] {
  const rows = rowsBySubmission(simulation);
  return [
    ...visitors.flatMap((visitor) =>
      findVisitorViolations(visitor, rows.get(visitor.submission) ?? [], simulation),
    ),
    ...simulation.rows().flatMap((row) => findRowViolations(row, simulation)),
    ...findNotificationViolations(simulation),
    ...(simulation.counts.refused > 0 ? ['an invocation made more calls than a plan allows'] : []),
  ];
}

function findRowViolations(row: Row, simulation: Simulation): string[] {
  const { reference, status, file_key: key } = row;
  const violations: string[] = [];
  if (key !== null && !simulation.files.has(String(key))) {
    violations.push(`${reference} names a file that is gone`);
  }
  if (status === 'failed' && !isAlerted(simulation, row)) {
    violations.push(`${reference} was given up without an alert`);
  }
  if (status === 'queued') {
    violations.push(`${reference} waits endlessly`);
  }
  return violations;
}

/**
 * Compares the posts and confirmations with the history, and allows one confirmation per mailbox a
 * day.
 */
function findNotificationViolations(simulation: Simulation): string[] {
  const { confirmations, posts } = simulation;
  const history = Map.groupBy(simulation.history(), ({ reference }) => reference);
  const violations = simulation.rows().flatMap((row) => {
    const { reference } = row;
    const notified = [...posts, ...confirmations].filter((one) => one.reference === reference);
    if (row.status === 'held') {
      return notified.length > 0 ? [`${reference} was held and announced`] : [];
    }
    const events = history.get(reference) ?? [];
    const countEvents = (what: string, detail = '') =>
      events.filter((one) => one.what === what && String(one.detail ?? '').startsWith(detail))
        .length;
    const confirmed = notified.filter(({ to }) => !team.includes(to)).length;
    const confirmationCounts = `${confirmed} confirmations, ${countEvents('confirmed')} in its history`;
    return [
      ...(row.tell_at === null ? [] : [`${reference} has recipients that wait endlessly`]),
      ...(confirmed > 1 || countEvents('confirmed') > confirmed
        ? [`${reference} has ${confirmationCounts}`]
        : []),
      ...(countEvents('confirmed') + countEvents('not-confirmed') === 1
        ? []
        : [`${reference}: ${confirmationCounts}`]),
      ...team.flatMap((address) => {
        const { host } = new URL(address);
        const ids = new Set(notified.filter(({ to }) => to === address).map(({ id }) => id));
        const isPosted =
          countEvents('told', host) === 1 && ids.size === 1 && countEvents('not-told', host) === 0;
        const isGivenUp =
          countEvents('told', host) === 0 && countEvents('not-told', host) === 1 && ids.size <= 1;
        return isPosted || isGivenUp ? [] : [`${reference}: ${host} has ${[...ids]} of it`];
      }),
    ];
  });
  const boxes = confirmations.map(({ to }) => to.replace('+again', ''));
  if (new Set(boxes).size < boxes.length) {
    violations.push('a mailbox got two confirmations');
  }
  return violations;
}

function findVisitorViolations(visitor: Visitor, rows: Row[], simulation: Simulation): string[] {
  const violations: string[] = [];
  const sent = visitor.answers.flatMap((answer) =>
    answer !== null && 'reference' in answer ? [answer.reference] : [],
  );
  const refusals = visitor.answers.flatMap((answer) =>
    answer !== null && 'text' in answer ? [answer.text] : [],
  );
  const [row] = rows;
  if (rows.length > 1) {
    violations.push(`${visitor.submission} has ${rows.length} rows`);
  }
  if (sent.some((reference) => reference !== row?.reference)) {
    violations.push(`${sent.join(' ')} was answered, but ${row?.reference ?? 'no row'} is kept`);
  }
  for (const text of refusals) {
    if (!text.startsWith('503 ')) {
      violations.push(`answered with "${text}"`);
    }
  }
  // The visitor may rely on "was not sent" only if every attempt got this answer.
  const isCertain =
    visitor.answers.length > 0 &&
    refusals.length === visitor.answers.length &&
    refusals.every((text) => text.includes('was not sent'));
  if (isCertain && row !== undefined) {
    violations.push(`${row.reference} was kept after "not sent"`);
  }
  if (row === undefined) {
    return violations;
  }

  if (visitor.cv !== null && simulation.files.get(String(row.file_key))?.content !== visitor.cv) {
    violations.push(`${row.reference} has lost its file`);
  }
  const mails = simulation.mails.filter(({ reference }) => reference === row.reference);
  if (row.status === 'delivered' && mails.length === 0) {
    violations.push(`${row.reference} was never mailed`);
  }
  if (row.status === 'held' && mails.length > 0) {
    violations.push(`${row.reference} was held and mailed`);
  }
  if (mails.filter(({ announced }) => !announced).length > 1) {
    violations.push(`${row.reference} was mailed twice unannounced`);
  }
  for (const { attached, saysMissing } of mails) {
    if (visitor.cv !== null && attached !== visitor.cv) {
      violations.push(
        `${row.reference} was mailed without its file${saysMissing ? ', and said so' : ''}`,
      );
    }
  }
  return violations;
}

function figuresOf(simulation: Simulation, visitors: Visitor[]) {
  const answers = visitors.flatMap((visitor) => visitor.answers);
  const rows = simulation.rows();
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const inquiries = simulation.mails.filter(({ reference }) =>
    /^[A-Z]+-\w{4}-\w{4}$/.test(reference),
  );
  const mailedReferences = new Set(inquiries.map(({ reference }) => reference));
  return {
    accepted: answers.filter((answer) => answer !== null && 'reference' in answer).length,
    refused: answers.filter((answer) => answer !== null && 'text' in answer).length,
    unanswered: answers.filter((answer) => answer === null).length,
    mails: inquiries.length,
    seconds: inquiries.length - mailedReferences.size,
    delivered: count('delivered'),
    failed: count('failed'),
    held: count('held'),
    alerts: simulation.alerts.length,
    confirmations: simulation.confirmations.length,
    posts: simulation.posts.length,
    postsAgain: simulation.posts.length - new Set(simulation.posts.map(nameOf)).size,
    notTold: simulation.history().filter(({ what }) => what === 'not-told').length,
    faults: simulation.counts.failed,
    died: simulation.counts.died,
    operations: simulation.counts.operations,
    /** Calls beyond the free plan's limit per invocation. */
    overBudget: simulation.counts.refused,
  };
}

function nameOf({ reference, to }: { reference: string; to: string }): string {
  return `${reference} ${to}`;
}
