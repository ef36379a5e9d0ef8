import { TestRunner } from 'vitest';
import { fc } from '../../tools/seeded.ts';

/** The row of a test in the table of `npm run faults`, besides its name and result. */
export interface FaultsRow {
  rounds: number;
  seed: number;
  /** Counts and measurements of the test, by name. */
  figures: Record<string, number | string>;
}

declare module 'vitest' {
  interface TaskMeta {
    faults?: FaultsRow;
  }
}

/**
 * How many rounds the running test has: `short` in `npm test`, `long` in `npm run faults`, unless its `--rounds` names
 * another number. Call it inside the test, so that the table of `npm run faults` shows the number beside the result.
 */
export function rounds(short: number, long: number): number {
  const asked = process.env['OCTAVO_FAULTS_ROUNDS'];
  const usual = process.env['OCTAVO_FAULTS'] === 'long' ? long : short;
  const count = asked === undefined ? usual : Number(asked);
  row().rounds = count;
  return count;
}

/** The seed of the run: 1, unless `npm run faults -- --seed n` names another. */
export function seed(): number {
  return Number(process.env['OCTAVO_FAULTS_SEED'] ?? 1);
}

/** The events of each round, chosen by the seed: the same seed gives the same choices. */
export function plan<Choice>(count: number, choice: fc.Arbitrary<Choice>): readonly Choice[] {
  return fc.sample(choice, { numRuns: count, seed: seed() });
}

/** Adds counts or measurements of the running test to its row in the table. */
export function tell(figures: Readonly<Record<string, number | string>>): void {
  Object.assign(row().figures, figures);
}

function row(): FaultsRow {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error('Call it inside a test.');
  return (test.meta.faults ??= { rounds: 1, seed: seed(), figures: {} });
}
