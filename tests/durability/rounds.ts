import { TestRunner } from 'vitest';
import { fc } from '../../tools/seeded.ts';

const { OCTAVO_FAULTS: form, OCTAVO_FAULTS_ROUNDS: asked, OCTAVO_FAULTS_SEED: seed = '1' } = process.env;

/** How many rounds an experiment has: `short` in `npm test`, `long` in `npm run faults`, unless OCTAVO_FAULTS_ROUNDS is set. */
export function rounds(short: number, long: number): number {
  return Number(asked ?? (form === 'long' ? long : short));
}

/** The events of each round, chosen by OCTAVO_FAULTS_SEED: the same seed gives the same choices. */
export function plan<Choice>(count: number, choice: fc.Arbitrary<Choice>): readonly Choice[] {
  return fc.sample(choice, { numRuns: count, seed: Number(seed) });
}

/** Prints counts of the running test in `npm run faults`, for docs/reliability.md. */
export function printCounts(counts: Readonly<Record<string, number>>): void {
  if (form === 'long') console.log(TestRunner.getCurrentTest()?.name, counts);
}
