import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SerializedError } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import { resolveForPlugins } from '../bundle-page.ts';
import { aboutMissingImports } from '../missing-imports.ts';
import { readFiles } from '../read-folder.ts';
import { aboutLoop } from '../steps.ts';
import { CannotRun, type FoundPlugin } from './find-plugin.ts';
import { fold, type RuleResult } from './fold.ts';
import { patience, watchSigns } from './signs-of-life.ts';

/** The results of all rules, and the plugin they are for. */
interface RunResult {
  readonly type: string;
  readonly contract: unknown;
  readonly rules: readonly RuleResult[];
}

const root = path.resolve(import.meta.dirname, '../../../../..');
const here = 'field-plugins/sdk/testing/conformance/run';
/** `.ts` in the project, `.js` in the sdk's package. */
const ending = path.extname(import.meta.filename);

/** Runs every rule on a plugin, in a Vitest of its own. Throws `CannotRun` when the rules cannot start or cannot end. */
export async function runRules(found: FoundPlugin): Promise<RunResult> {
  const signs = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-conformance-'));
  const blocked = aboutMissingImports(readFiles(found.folder));
  const vitest = await startVitest(found, { signs, blocked });
  const stuckAt = watchSigns(signs);
  try {
    const { testModules, unhandledErrors } = await vitest.start();
    const stuck = stuckAt();
    if (stuck !== undefined) throw new CannotRun(aboutLoop(stuck, patience));
    const modules = testModules.toSorted((one, other) => other.project.name.localeCompare(one.project.name));
    const tests = modules.flatMap(testsOf);
    const plugin = tests.find((test) => test.meta().plugin !== undefined)?.meta().plugin;
    if (plugin === undefined && blocked === undefined) throw new CannotRun('No rule was run.');
    // That of a failed build names the place below a heading.
    const [reason = 'They did not finish.'] = modules.flatMap(errorsIn).map((error) => firstLines(error, 4));
    const rules = withUnhandled(
      tests.map((test) => resultOf(test, reason)),
      unhandledErrors,
    );
    return {
      type: plugin?.type ?? found.packageName ?? path.basename(found.folder),
      contract: plugin?.contract,
      rules: fold(rules),
    };
  } finally {
    stuckAt();
    await vitest.close();
    fs.rmSync(signs, { recursive: true, force: true });
  }
}

async function startVitest(
  plugin: FoundPlugin,
  given: { readonly signs: string; readonly blocked: string | undefined },
) {
  // Loaded here so that arguments are checked at once.
  const { createVitest } = await import('vitest/node');
  const { folder, packageName } = plugin;
  const inline = [/@octavo\/field-sdk/, ...(packageName === undefined ? [] : [new RegExp(packageName)])];
  const project = (where: RuleResult['where'], test: object) => ({
    resolve: resolveForPlugins,
    // The plugin may be outside the project.
    server: { fs: { allow: [root, folder] } },
    test: {
      name: where,
      include: [`${here}/rules${ending}`],
      server: { deps: { inline } },
      provide: { octavoRun: { plugin, where, ...given } },
      pool: 'forks' as const,
      // The sdk may be an installed package.
      exclude: [],
      ...test,
    },
  });
  const projects = [
    project('jsdom', { environment: 'jsdom', setupFiles: [`${here}/jsdom-setup${ending}`] }),
    project('Chromium', { environment: 'node' }),
  ];
  const options = { root, config: false as const, watch: false, reporters: [{}], projects };
  return createVitest(options, { logLevel: 'silent' });
}

function errorsIn(module: TestModule): readonly SerializedError[] {
  return [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
}

function testsOf(module: TestModule): readonly TestCase[] {
  const [broken] = errorsIn(module);
  const tests = [...module.children.allTests()];
  if (broken !== undefined && tests.length === 0) throw new CannotRun(firstLines(broken));
  return tests;
}

/** The result of a test; the reason stands for one that did not run, as the page of the browser did not open. */
function resultOf(test: TestCase, reason: string): RuleResult {
  const { state, errors } = test.result();
  const where = test.project.name as RuleResult['where'];
  // Two widgets that stand side by side throw the same error twice.
  const message = [...new Set((errors ?? []).map(messageOf))].join('\n');
  const { id = test.name, remedy } = test.meta().rule ?? {};
  return {
    ...{ id, remedy, name: test.name, where, passed: state === 'passed' },
    message:
      state === 'passed' || state === 'failed' ? message : `The rules of ${where} did not run: ${reason}`,
    milliseconds: Math.round(test.diagnostic()?.duration ?? 0),
  };
}

function messageOf({ message, ...sides }: SerializedError & { expected?: unknown; actual?: unknown }) {
  const shown = Object.entries({ expected: sides.expected, found: sides.actual }).flatMap(([title, value]) =>
    typeof value === 'string' && value !== '' && !message.includes(value) ? [`${title}: ${value}`] : [],
  );
  return [message, ...shown].join('\n');
}

/** Adds errors that came when no rule listened any more, from a timer for example. */
function withUnhandled(rules: readonly RuleResult[], errors: readonly unknown[]): readonly RuleResult[] {
  const [first] = errors;
  if (first === undefined) return rules;
  if (!rules.some(({ id }) => id === 'never-throws')) throw new CannotRun(firstLines(first));
  const lines = new Set(errors.map((error) => `Afterwards: ${firstLines(error)}`));
  return rules.map((rule) =>
    rule.id === 'never-throws'
      ? { ...rule, passed: false, message: [rule.message, ...lines].filter(Boolean).join('\n') }
      : rule,
  );
}

function firstLines(error: unknown, count = 1): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
  return message.split('\n', count).join('\n');
}
