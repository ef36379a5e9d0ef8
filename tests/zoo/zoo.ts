import path from 'node:path';
import { readFolder } from '../../field-plugins/sdk/testing/conformance/read-folder.ts';
import { runsAllTests } from '../support/all-tests.ts';
import type { Animal } from './animal.ts';
import { animals } from './animals.ts';

/** The texts of the sound plugin. */
export const sound = readFolder(path.join(import.meta.dirname, 'notes'), 'notes');

/** Every animal by name, with the sound plugin first, which breaks no rule. */
export const cages: readonly (readonly [name: string, animal: Partial<Animal>])[] = [
  ['a sound plugin', {}],
  ...Object.entries(animals),
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
 * The rules that one run checks an animal against: those it may break and some cheap ones, because only `npm run test:all` has
 * the time for every animal and every rule. One that is only unusual may break any.
 */
export function rulesToRun<Rule extends { readonly id: string }>(
  { breaks }: Partial<Animal>,
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

/** Which of these rules an animal is meant to break. */
export function brokenBy(
  { breaks }: Partial<Animal>,
  rules: readonly { readonly id: string }[],
): readonly string[] {
  return rules.map(({ id }) => id).filter((id) => id === breaks);
}
