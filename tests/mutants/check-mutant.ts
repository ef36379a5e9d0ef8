import path from 'node:path';
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
  'folder-complete',
  'valid-samples',
  'survives-json',
  'deliver',
  'labelled',
  'own-ids',
  'errors-tied',
  'preview',
  'render-plain',
  'zoom',
  'outside-value',
];

/**
 * The rules that one run checks a mutant against: those it may break and some cheap ones, because only `npm run test:all` has
 * the time for every mutant and every rule. One that is only unusual may break any.
 */
export function rulesToRun<Rule extends { readonly id: string }>(
  { breaks }: Partial<Mutant>,
  rules: readonly Rule[],
): readonly Rule[] {
  if (breaks === undefined || runsAllTests()) return rules;
  return rules.filter(({ id }) => id === breaks || cheap.includes(id));
}

/** The ids of the rules that fail. */
export async function failedRules(rules: readonly Checked[]): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const rule of rules) {
    try {
      await rule.check();
    } catch {
      failed.push(rule.id);
    }
  }
  return failed;
}

/** Which of these rules a mutant is meant to break. */
export function brokenBy(
  { breaks }: Partial<Mutant>,
  rules: readonly { readonly id: string }[],
): readonly string[] {
  return rules.map(({ id }) => id).filter((id) => id === breaks);
}
