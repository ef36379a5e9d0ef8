import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sentenceAbout, type Step } from '../steps.ts';
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

/** What each rule came to so far: undefined for one that was not checked yet. */
type Results = Map<string, RuleResult | undefined>;

/**
 * Runs every rule on a plugin. A step that never comes back costs its own rule: the process it blocks is ended, and the
 * other rules go on in a new one. Throws `CannotRun` when the rules cannot start at all.
 */
export async function runRules(found: FoundPlugin): Promise<RunResult> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-conformance-'));
  const results: Results = new Map();
  const stopped: Step[] = [];
  let plugin: Omit<RunResult, 'rules'> | undefined;
  try {
    for (;;) {
      const report = path.join(folder, `${stopped.length}.json`);
      const checked = [...results].filter(([, result]) => result !== undefined).map(([id]) => id);
      const round: Round = { checked, stopped, report };
      const { tests, unhandled, plugin: told } = await runRound(found, round);
      plugin ??= told;
      const step = readReport(report);
      for (const { id, result } of tests)
        if (results.get(id) === undefined) results.set(id, id === step?.rule ? undefined : result);
      if (step === undefined) {
        addUnhandled(results, unhandled);
        break;
      }
      stopped.push(step);
      const rule = tests.find(({ id }) => id === step.rule);
      if (rule === undefined) throw new CannotRun(sentenceAbout(step));
      results.set(step.rule, failed(rule.rule, sentenceAbout(step)));
      // A round without rules is an error for Vitest.
      if (![...results.values()].includes(undefined)) break;
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  if (plugin === undefined) throw new CannotRun('No rule was run.');
  return { ...plugin, rules: fold([...results.values()].filter((result) => result !== undefined)) };
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
