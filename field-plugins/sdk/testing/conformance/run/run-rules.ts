import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SerializedError } from 'vitest';
import type { CliOptions, TestCase, TestModule } from 'vitest/node';
import { resolveForPlugins } from '../bundle-page.ts';
import { aboutMissingImports } from '../missing-imports.ts';
import { readFiles } from '../read-folder.ts';
import { aboutLoop } from '../steps.ts';
import { fold, type RuleResult } from './fold.ts';
import { CannotRun, type FoundPlugin } from './found-plugin.ts';
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
  const blocked = aboutMissingImports(readFiles(found.folder));
  const signs = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-conformance-'));
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest(optionsOf(found, { signs, blocked }), { logLevel: 'silent' });
  const stuckAt = watchSigns(signs);
  try {
    const { testModules, unhandledErrors } = await vitest.start();
    const stuck = stuckAt();
    if (stuck !== undefined) throw new CannotRun(aboutLoop(stuck, patience));
    const modules = testModules.toSorted((one, other) => other.project.name.localeCompare(one.project.name));
    const tests = modules.flatMap(testsOf);
    const plugin = tests.find((test) => test.meta().plugin !== undefined)?.meta().plugin;
    if (plugin === undefined && blocked === undefined) throw new CannotRun('No rule was run.');
    const reason = modules.flatMap(errorsIn).map(firstLines)[0] ?? 'They did not finish.';
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

function optionsOf(
  plugin: FoundPlugin,
  given: { readonly signs: string; readonly blocked: string | undefined },
): CliOptions {
  const { folder, packageName } = plugin;
  const inline = [/@octavo\/field-sdk/, ...(packageName === undefined ? [] : [new RegExp(packageName)])];
  const project = (name: RuleResult['where'], test: object) => ({
    resolve: resolveForPlugins,
    // The plugin may be outside the project.
    server: { fs: { allow: [root, folder] } },
    test: {
      name,
      server: { deps: { inline } },
      provide: { octavoRun: { plugin, ...given } },
      pool: 'forks' as const,
      // The sdk may be an installed package.
      exclude: [],
      ...test,
    },
  });
  return {
    root,
    config: false,
    watch: false,
    reporters: [{}],
    projects: [
      project('jsdom', {
        environment: 'jsdom',
        include: [`${here}/without-browser${ending}`],
        setupFiles: [`${here}/jsdom-setup${ending}`],
      }),
      project('Chromium', { environment: 'node', include: [`${here}/in-browser${ending}`] }),
    ],
  };
}

function errorsIn(module: TestModule): readonly SerializedError[] {
  return [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
}

function testsOf(module: TestModule): readonly TestCase[] {
  const [broken] = errorsIn(module);
  const tests = [...module.children.allTests()];
  if (broken !== undefined && tests.length === 0) throw new CannotRun(firstLine(broken));
  return tests;
}

/** The result of a test; the reason stands for one that did not run, as the page of the browser did not open. */
function resultOf(test: TestCase, reason: string): RuleResult {
  const { state, errors } = test.result();
  const where = test.project.name as RuleResult['where'];
  // Two widgets that stand side by side throw the same error twice.
  const message = [...new Set((errors ?? []).map(messageOf))].join('\n');
  return {
    id: test.meta().rule ?? test.name,
    name: test.name,
    where,
    passed: state === 'passed',
    message:
      state === 'passed' || state === 'failed' ? message : `The rules of ${where} did not run: ${reason}`,
    milliseconds: Math.round(test.diagnostic()?.duration ?? 0),
  };
}

function messageOf({
  message,
  expected,
  actual,
}: SerializedError & { expected?: unknown; actual?: unknown }): string {
  const shown = [
    ['expected', expected],
    ['found', actual],
  ].flatMap(([title, value]) =>
    typeof value === 'string' && value !== '' && !message.includes(value)
      ? [`${title as string}: ${value}`]
      : [],
  );
  return [message, ...shown].join('\n');
}

/** Adds errors that came when no rule listened any more, from a timer for example. */
function withUnhandled(rules: readonly RuleResult[], errors: readonly unknown[]): readonly RuleResult[] {
  const [first] = errors;
  if (first === undefined) return rules;
  if (!rules.some(({ id }) => id === 'never-throws')) throw new CannotRun(firstLine(first));
  const lines = new Set(errors.map((error) => `Afterwards: ${firstLine(error)}`));
  return rules.map((rule) =>
    rule.id === 'never-throws'
      ? { ...rule, passed: false, message: [rule.message, ...lines].filter(Boolean).join('\n') }
      : rule,
  );
}

/** As much of a message as names the place: that of a failed build has it below a heading. */
function firstLines({ message }: SerializedError): string {
  return message.split('\n', 4).join('\n');
}

function firstLine(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
  return message.split('\n', 1)[0] ?? '';
}
