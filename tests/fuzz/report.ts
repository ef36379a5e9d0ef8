import { describeExchange } from './describe-request.ts';
import type { Operation } from './operations.ts';
import type { BatchOutcome } from './run-batch.ts';

/** Counts of requests and answers. Plain data, so one process can send it to another. */
export interface Tally {
  requests: number;
  /** By the first digit of the status. */
  readonly classes: Record<string, number>;
  /** By operation: how often it was called, and how often it succeeded. */
  readonly operations: Record<string, { asked: number; succeeded: number }>;
  /** The longest time the event loop was blocked, in milliseconds of processor time. */
  longestStall: number;
  /** The slowest answer: its time in milliseconds, and its status. */
  slowest: { readonly milliseconds: number; readonly request: string };
}

const socialReason = 'leads elsewhere and is not set up here; tests/api/social.test.ts runs it';

/** Operations that cannot succeed here, and why. */
const neverSucceeding: Readonly<Record<string, string>> = {
  'GET /api/auth/social/google/': socialReason,
  'GET /api/auth/social/google/callback/': socialReason,
  'GET /api/auth/social/github/': socialReason,
  'GET /api/auth/social/github/callback/': socialReason,
  'GET /metrics': 'no request has the token that metrics ask for',
};

export function createTally(operations: readonly Operation[]): Tally {
  return {
    requests: 0,
    classes: {},
    operations: Object.fromEntries(operations.map(({ name }) => [name, { asked: 0, succeeded: 0 }])),
    longestStall: 0,
    slowest: { milliseconds: 0, request: '' },
  };
}

/** Adds the counts of a batch. */
export function countBatch(tally: Tally, { exchanges, stall, slowest }: BatchOutcome): void {
  const counts = tally;
  counts.longestStall = Math.max(tally.longestStall, stall);
  if (slowest.exchange !== undefined && slowest.milliseconds > tally.slowest.milliseconds)
    counts.slowest = { milliseconds: slowest.milliseconds, request: describeExchange(slowest.exchange) };
  for (const { request, answer } of exchanges) {
    counts.requests += 1;
    const digit = `${String(answer.status).charAt(0)}xx`;
    counts.classes[digit] = (tally.classes[digit] ?? 0) + 1;
    const count = tally.operations[request.operation ?? ''];
    if (count === undefined) continue;
    count.asked += 1;
    if (answer.status < 300) count.succeeded += 1;
  }
}

/** Combines two runs. */
export function mergeTallies(one: Tally, other: Tally): Tally {
  const sum = (a: number | undefined, b: number | undefined) => (a ?? 0) + (b ?? 0);
  const namesOf = (a: object, b: object) => [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return {
    requests: one.requests + other.requests,
    classes: Object.fromEntries(
      namesOf(one.classes, other.classes).map((digit) => [
        digit,
        sum(one.classes[digit], other.classes[digit]),
      ]),
    ),
    operations: Object.fromEntries(
      namesOf(one.operations, other.operations).map((name) => {
        const [a, b] = [one.operations[name], other.operations[name]];
        return [name, { asked: sum(a?.asked, b?.asked), succeeded: sum(a?.succeeded, b?.succeeded) }];
      }),
    ),
    longestStall: Math.max(one.longestStall, other.longestStall),
    slowest: one.slowest.milliseconds > other.slowest.milliseconds ? one.slowest : other.slowest,
  };
}

/** Operations that never succeeded although they should have. */
export function neverReached({ operations }: Tally): readonly string[] {
  return Object.entries(operations)
    .filter(([name, { succeeded }]) => succeeded === 0 && !(name in neverSucceeding))
    .map(([name]) => name);
}

/** The whole result in one line. */
export function summaryLine(tally: Tally, failures: number): string {
  const classes = Object.entries(tally.classes)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([digit, count]) => `${digit} ${count}`);
  const counts = Object.values(tally.operations);
  const succeeded = counts.filter((count) => count.succeeded > 0).length;
  const excused = Object.keys(tally.operations).filter((name) => name in neverSucceeding).length;
  return [
    `${tally.requests} requests (${classes.join(', ')})`,
    `${succeeded} of ${counts.length} operations succeeded and ${excused} cannot here`,
    `longest stall ${Math.round(tally.longestStall)} ms`,
    `failures ${failures}`,
  ].join('; ');
}

/** A line for each operation: how often it was called and how often it succeeded. */
export function operationLines({ operations, slowest }: Tally): readonly string[] {
  const lines = Object.entries(operations).map(([name, { asked, succeeded }]) => {
    const reason = neverSucceeding[name];
    const counts = `${String(asked).padStart(8)}${String(succeeded).padStart(8)}`;
    return `${counts}  ${name}${reason === undefined ? '' : ` (${reason})`}`;
  });
  return [
    '   asked     2xx',
    ...lines,
    `Slowest answer: ${Math.round(slowest.milliseconds)} ms, ${slowest.request.slice(0, 300)}`,
  ];
}
