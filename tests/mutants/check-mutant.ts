import path from 'node:path';
import { expect } from 'vitest';
import { readFolder } from '../../field-plugins/sdk/testing/conformance/read-folder.ts';
import { runsAllTests } from '../support/all-tests.ts';
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';

/** The texts of the reference plugin. */
export const referenceTexts = readFolder(path.join(import.meta.dirname, 'notes'), 'notes');

/** Every mutant by name, with the reference plugin first, which breaks no rule. */
export const allPlugins: readonly (readonly [name: string, mutant: Partial<Mutant>])[] = [
  ['the reference plugin', {}],
  ...Object.entries(mutants),
];

interface Checked {
  readonly id: string;
  check(): void | Promise<void>;
}

/** Rules that take little time and look at different parts of a plugin. */
const cheap = [
  ...['folder-complete', 'valid-samples', 'survives-json', 'deliver', 'labelled', 'own-ids', 'errors-tied'],
  ...['preview', 'render-plain', 'zoom', 'outside-value'],
];

/**
 * Expects that exactly the rule fails that a mutant is meant to break. One run checks it against that rule and some cheap ones,
 * because only `npm run test:all` has the time for every mutant and every rule. One that is only unusual may break any.
 */
export async function expectBroken({ breaks }: Partial<Mutant>, rules: readonly Checked[]): Promise<void> {
  const isWhole = breaks === undefined || runsAllTests();
  const chosen = rules.filter(({ id }) => isWhole || id === breaks || cheap.includes(id));
  const failed: string[] = [];
  for (const { id, check } of chosen) {
    try {
      await check();
    } catch {
      failed.push(id);
    }
  }
  expect(failed).toEqual(chosen.map(({ id }) => id).filter((id) => id === breaks));
}
