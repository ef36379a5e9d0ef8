import fs from 'node:fs';
import path from 'node:path';
import type { SerializedError } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import { resolveForPlugins } from '../bundle-page.ts';
import { CannotRun, type FoundPlugin } from './find-plugin.ts';

/** The result of one rule. */
export interface RuleResult {
  readonly id: string;
  readonly name: string;
  readonly where: 'jsdom' | 'Chromium';
  readonly passed: boolean;
  /** The expected and the actual result; empty if the rule holds. */
  readonly message: string;
  readonly milliseconds: number;
  /** The file to change, and the change. Only for a rule that failed. */
  readonly remedy?: string | undefined;
}

interface RunResult {
  readonly type: string;
  readonly contract: unknown;
  readonly rules: readonly RuleResult[];
}

const root = path.resolve(import.meta.dirname, '../../../../..');
const here = 'field-plugins/sdk/testing/conformance/run';
/** `.ts` in the project, `.js` in the sdk's package. */
const ending = path.extname(import.meta.filename);
const catalogueFile = path.join(root, 'field-plugins/catalogue/fields.ts');

/** Runs every rule on a plugin, in a Vitest of its own. Throws `CannotRun` when the rules cannot start or cannot end. */
export async function runRules(plugin: FoundPlugin): Promise<RunResult> {
  const vitest = await startVitest(plugin);
  try {
    const { testModules, unhandledErrors } = await vitest.start();
    const modules = testModules.toSorted((one, other) => other.project.name.localeCompare(one.project.name));
    const [broken] = [...modules.flatMap(errorsIn), ...unhandledErrors];
    const reason = broken === undefined ? '' : messageOf(broken);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const meta = tests.find((test) => test.meta().plugin !== undefined)?.meta().plugin;
    if (meta === undefined) throw new CannotRun(`The plugin could not be loaded: ${reason}`);
    const stuck = tests.find((test) => test.result().state === 'pending');
    if (stuck !== undefined)
      throw new CannotRun(
        `The rule ${stuck.meta().rule?.id} did not end within 30 seconds. Look for an endless loop, and for state that is set whenever the widget renders.`,
      );
    const rules = tests.map((test) => resultOf(test, plugin, reason));
    if (broken !== undefined && rules.every(({ passed }) => passed)) throw new CannotRun(reason);
    return { ...meta, rules };
  } finally {
    await vitest.close();
  }
}

async function startVitest(plugin: FoundPlugin) {
  // Loaded here so that arguments are checked at once.
  const { createVitest } = await import('vitest/node');
  const { folder, packageName } = plugin;
  const inline = [/@octavo\/field-sdk/, ...(packageName === undefined ? [] : [new RegExp(packageName)])];
  const catalogue = fs.existsSync(catalogueFile) ? catalogueFile : undefined;
  const project = (where: RuleResult['where'], test: object) => ({
    resolve: resolveForPlugins,
    // The plugin may be outside the project.
    server: { fs: { allow: [root, folder] } },
    test: {
      name: where,
      include: [`${here}/rules${ending}`],
      server: { deps: { inline } },
      provide: { octavoRun: { plugin, where, catalogue } },
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

/** The result of a test; the reason stands for one that did not run, because the page of the browser did not open. */
function resultOf(test: TestCase, { folder }: FoundPlugin, reason: string): RuleResult {
  const { state, errors } = test.result();
  const where = test.project.name as RuleResult['where'];
  const { id = test.name, remedy } = test.meta().rule ?? {};
  const rule = { id, name: test.name, where, milliseconds: Math.round(test.diagnostic()?.duration ?? 0) };
  if (state === 'passed') return { ...rule, passed: true, message: '' };
  if (state !== 'failed')
    return { ...rule, passed: false, message: `The rules of ${where} did not run: ${reason}`, remedy };
  const [error] = errors ?? [];
  const file = error && fileIn(error, folder);
  return {
    ...{ ...rule, passed: false, message: (errors ?? []).map(messageOf).join('\n') },
    remedy: file === undefined ? remedy : `${file}: Mend what throws this error.`,
  };
}

function messageOf(error: unknown): string {
  const { message, expected, actual } = error as SerializedError & { expected?: unknown; actual?: unknown };
  const shown = Object.entries({ expected, found: actual }).flatMap(([title, value]) =>
    typeof value === 'string' && value !== '' && !message.includes(value) ? [`${title}: ${value}`] : [],
  );
  return [message, ...shown].join('\n');
}

/** The file of the plugin that threw; undefined for an error of the rule itself. */
function fileIn(error: SerializedError, folder: string): string | undefined {
  for (let one: SerializedError | undefined = error; one !== undefined; one = one.cause as typeof one) {
    const [, rest] = one.stack?.split(`${folder}${path.sep}`) ?? [];
    if (rest !== undefined) return rest.split(':')[0];
  }
  return undefined;
}
