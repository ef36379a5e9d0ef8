import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sentenceAbout, type Step } from '../steps.ts';
import { aboutMissingImports } from '../missing-imports.ts';
import { readFiles } from '../read-folder.ts';
import { fold } from './fold.ts';
import { CannotRun, type FoundPlugin } from './found-plugin.ts';
import type { Round } from './given-plugin.ts';
import { firstLine, runRound, type RuleResult } from './run-round.ts';

/** The results of all rules, and the plugin they are for. */
export interface RunResult {
  readonly type: string;
  readonly contract: unknown;
  readonly rules: readonly RuleResult[];
}

/** What each rule came to so far. */
type Results = Map<string, RuleResult>;

/**
 * Runs every rule on a plugin. A step that never comes back costs its own rule: the process it blocks is ended, and the
 * other rules go on in a new one. Throws `CannotRun` when the rules cannot start at all.
 */
export async function runRules(found: FoundPlugin): Promise<RunResult> {
  const blocked = aboutMissingImports(readFiles(found.folder));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-conformance-'));
  const results: Results = new Map();
  const all = new Map<string, RuleResult>();
  const stopped: Step[] = [];
  let plugin: Omit<RunResult, 'rules'> | undefined = blocked === undefined ? undefined : nameless(found);
  let reason = 'They did not finish.';
  try {
    for (;;) {
      const report = path.join(folder, `${stopped.length}.json`);
      const round: Round = { checked: [...results.keys()], stopped, report, blocked };
      const { tests, unhandled, plugin: told, broken } = await runRound(found, round);
      plugin ??= told;
      reason = broken ?? reason;
      const step = readReport(report);
      for (const { id, rule, result } of tests) {
        if (!all.has(id)) all.set(id, rule);
        if (!results.has(id) && result !== undefined && id !== step?.rule) results.set(id, result);
      }
      if (step === undefined) {
        addUnhandled(results, unhandled);
        break;
      }
      stopped.push(step);
      const rule = tests.find(({ id }) => id === step.rule);
      if (rule === undefined) throw new CannotRun(sentenceAbout(step));
      results.set(step.rule, failed(rule.rule, sentenceAbout(step)));
      // A round without rules is an error for Vitest.
      if (results.size === all.size) break;
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  if (plugin === undefined) throw new CannotRun('No rule was run.');
  const rules = [...all.values()].map((rule) => results.get(rule.id) ?? failed(rule, notRun(rule, reason)));
  return { ...plugin, rules: fold(rules) };
}

/** A plugin whose modules were not loaded. */
function nameless({ folder, packageName }: FoundPlugin): Omit<RunResult, 'rules'> {
  return { type: packageName ?? path.basename(folder), contract: undefined };
}

function notRun({ where }: RuleResult, reason: string): string {
  return `The rules of ${where} did not run: ${reason}`;
}

/** The step at which the watchdog ended a round. */
function readReport(file: string): Step | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Step) : undefined;
}

/** Errors that came when no rule listened any more: from a timer, for example. */
function addUnhandled(results: Results, errors: readonly unknown[]): void {
  const [first] = errors;
  if (first === undefined) return;
  const rule = results.get('never-throws');
  if (rule === undefined) throw new CannotRun(firstLine(first));
  const lines = errors.map((error) => `Afterwards: ${firstLine(error)}`);
  results.set(rule.id, failed(rule, [rule.message, ...new Set(lines)].filter(Boolean).join('\n')));
}

function failed(
  rule: Pick<RuleResult, 'id' | 'name' | 'where' | 'milliseconds'>,
  message: string,
): RuleResult {
  return { ...rule, passed: false, message };
}
