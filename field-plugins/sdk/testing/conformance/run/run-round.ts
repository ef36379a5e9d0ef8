import path from 'node:path';
import type { SerializedError } from 'vitest';
import type { CliOptions, TestCase, TestModule } from 'vitest/node';
import { resolveForPlugins } from '../bundle-page.ts';
import { CannotRun, type FoundPlugin } from './found-plugin.ts';
import type { Round } from './given-plugin.ts';

/** The result of one rule. */
export interface RuleResult {
  readonly id: string;
  readonly name: string;
  readonly where: 'jsdom' | 'Chromium';
  readonly passed: boolean;
  /** What was expected and what was found; empty if the rule holds. */
  readonly message: string;
  readonly milliseconds: number;
  /** Which file to open, and what to do there. Only for a rule that failed. */
  readonly remedy?: string;
  /** The rule that failed first for the same reason: mend that one. */
  readonly because?: string;
}

interface RoundResult {
  readonly tests: readonly {
    readonly id: string;
    readonly rule: RuleResult;
    /** Undefined if the round ended before. */
    readonly result: RuleResult | undefined;
  }[];
  readonly plugin: { readonly type: string; readonly contract: unknown } | undefined;
  /** Why some of the rules did not run, in a few lines: the page of the browser did not open. */
  readonly broken: string | undefined;
  readonly unhandled: readonly unknown[];
}

const root = path.resolve(import.meta.dirname, '../../../../..');
const here = 'field-plugins/sdk/testing/conformance/run';
/** `.ts` in the project, `.js` in the sdk's package. */
const ending = path.extname(import.meta.filename);

/** Runs the rules that are left in a Vitest of their own. The rules of the browser run in the first round only. */
export async function runRound(found: FoundPlugin, round: Round): Promise<RoundResult> {
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest(optionsOf(found, round), { logLevel: 'silent' });
  try {
    const { testModules, unhandledErrors } = await vitest.start();
    const modules = testModules.toSorted((one, other) => other.project.name.localeCompare(one.project.name));
    const tests = modules.flatMap(testsOf);
    return {
      tests: tests.map((test) => {
        const rule = resultOf(test);
        return { id: rule.id, rule, result: isChecked(test) ? rule : undefined };
      }),
      plugin: tests.find((test) => test.meta().plugin !== undefined)?.meta().plugin,
      broken: modules.flatMap(errorsIn).map(firstLines)[0],
      unhandled: unhandledErrors,
    };
  } finally {
    await vitest.close();
  }
}

function optionsOf(found: FoundPlugin, round: Round): CliOptions {
  const inline = [
    /@octavo\/field-sdk/,
    ...(found.packageName === undefined ? [] : [new RegExp(found.packageName)]),
  ];
  const shared = {
    server: { deps: { inline } },
    provide: { octavoPlugin: found, octavoRound: round },
    pool: 'forks' as const,
    // The sdk may be an installed package.
    exclude: [],
  };
  // The plugin may be outside the project.
  const server = { fs: { allow: [root, found.folder] } };
  const jsdom = {
    resolve: resolveForPlugins,
    server,
    test: {
      ...shared,
      name: 'jsdom',
      environment: 'jsdom',
      include: [`${here}/without-browser${ending}`],
      setupFiles: [`${here}/jsdom-setup${ending}`],
    },
  };
  const chromium = {
    resolve: resolveForPlugins,
    server,
    test: { ...shared, name: 'Chromium', environment: 'node', include: [`${here}/in-browser${ending}`] },
  };
  return {
    root,
    config: false,
    watch: false,
    reporters: [{}],
    projects: round.stopped.length === 0 ? [jsdom, chromium] : [jsdom],
  };
}

function errorsIn(module: TestModule): readonly SerializedError[] {
  return [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
}

function testsOf(module: TestModule): readonly TestCase[] {
  const [broken] = errorsIn(module);
  const tests = [...module.children.allTests()];
  // A process that was ended leaves an error too, but its tests are known by then.
  if (broken !== undefined && tests.length === 0) throw new CannotRun(firstLine(broken));
  return tests;
}

function isChecked(test: TestCase): boolean {
  return ['passed', 'failed'].includes(test.result().state);
}

function resultOf(test: TestCase): RuleResult {
  const { state, errors } = test.result();
  return {
    id: test.meta().rule ?? test.name,
    name: test.name,
    where: test.project.name as RuleResult['where'],
    passed: state === 'passed',
    // Two widgets that stand side by side throw the same error twice.
    message: [...new Set((errors ?? []).map(messageOf))].join('\n'),
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

/** As much of a message as names the place: that of a failed build has it below a heading. */
function firstLines({ message }: SerializedError): string {
  return message.split('\n', 4).join('\n');
}

/** The first line of an error's message. */
export function firstLine(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
  return message.split('\n', 1)[0] ?? '';
}
