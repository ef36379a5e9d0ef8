import path from 'node:path';
import type { SerializedError } from 'vitest';
import type { CliOptions, TestModule } from 'vitest/node';
import { resolveForPlugins } from '../bundle-page.ts';
import { CannotRun, type FoundPlugin } from './found-plugin.ts';

/** The result of one rule. */
export interface RuleResult {
  readonly id: string;
  readonly name: string;
  readonly where: 'jsdom' | 'Chromium';
  readonly passed: boolean;
  /** What was expected and what was found; empty if the rule holds. */
  readonly message: string;
  readonly milliseconds: number;
}

/** The results of all rules, and the plugin they are for. */
export interface RunResult {
  readonly type: string;
  readonly contract: unknown;
  readonly rules: readonly RuleResult[];
}

const root = path.resolve(import.meta.dirname, '../../../../..');
const here = 'field-plugins/sdk/testing/conformance/run';

/** Runs every rule on a plugin in its own Vitest. Throws `CannotRun` when it does not get that far. */
export async function runRules(found: FoundPlugin): Promise<RunResult> {
  const { createVitest } = await import('vitest/node');
  const inline = [
    /@octavo\/field-sdk/,
    ...(found.packageName === undefined ? [] : [new RegExp(found.packageName)]),
  ];
  const shared = { server: { deps: { inline } }, provide: { octavoPlugin: found } };
  // The plugin may be outside the project.
  const server = { fs: { allow: [root, found.folder] } };
  const options: CliOptions = {
    root,
    config: false,
    watch: false,
    reporters: [{}],
    projects: [
      {
        resolve: resolveForPlugins,
        server,
        test: {
          ...shared,
          name: 'jsdom',
          environment: 'jsdom',
          include: [`${here}/without-browser.tsx`],
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
      {
        resolve: resolveForPlugins,
        server,
        test: { ...shared, name: 'Chromium', environment: 'node', include: [`${here}/in-browser.ts`] },
      },
    ],
  };
  const vitest = await createVitest(options, { logLevel: 'silent' });
  try {
    const { testModules, unhandledErrors } = await vitest.start();
    const [unhandled] = unhandledErrors;
    if (unhandled !== undefined) throw new CannotRun(firstLine(unhandled));
    const rules = testModules.toSorted(byProject).flatMap(resultsOf);
    const plugin = testModules
      .flatMap((module) => [...module.children.allTests()])
      .find((test) => test.meta().plugin !== undefined)
      ?.meta().plugin;
    if (plugin === undefined) throw new CannotRun('No rule was run.');
    return { ...plugin, rules };
  } finally {
    await vitest.close();
  }
}

function byProject(one: TestModule, other: TestModule): number {
  return other.project.name.localeCompare(one.project.name);
}

function resultsOf(module: TestModule): readonly RuleResult[] {
  const [broken] = [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ];
  if (broken !== undefined) throw new CannotRun(firstLine(broken));
  return [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result();
    return {
      id: test.meta().rule ?? test.name,
      name: test.name,
      where: module.project.name as RuleResult['where'],
      passed: state === 'passed',
      message: (errors ?? []).map(messageOf).join('\n'),
      milliseconds: Math.round(test.diagnostic()?.duration ?? 0),
    };
  });
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

function firstLine(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
  return message.split('\n', 1)[0] ?? '';
}
