import { ConfigError } from '../platform/environment.ts';
import { configVariables, type ConfigVariable } from '../platform/config/variables.ts';
import { readConfig } from '../platform/config/config.ts';
import { describeUnknownVariable, findUnknownVariables } from '../platform/config/unknown-variables.ts';
import type { Command } from './command.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export const config: Command = {
  name: 'config',
  summary: 'show every setting: what it is, what it means, what is wrong',
  description: [
    'Reads the environment of this command, which is that of the server only if you start both in the same way. Secrets are',
    'not shown. The exit code is 1 if the server would refuse a value.',
  ],
  server: 'does not matter',
  run({ env }) {
    const variables = configVariables.map((variable) => describe(variable, env));
    const unknown = findUnknownVariables(env);
    const errors = findErrors(env);
    const width = Math.max(...configVariables.map(({ name }) => name.length));
    const section = (title: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
    const list = (set: boolean) =>
      variables
        .filter((variable) => variable.set === set)
        .flatMap(({ name, value, default: byDefault, meaning }) => [
          `${name.padEnd(width)}  ${set ? (value ?? '(not shown)') : byDefault}`,
          `${' '.repeat(width)}  ${meaning}`,
        ]);
    const lines = [
      ...section('Set:', list(true)),
      ...section('Not set, with what applies instead:', list(false)),
      ...section('Unknown:', unknown.map(describeUnknownVariable)),
      ...section('Wrong:', errors),
    ];
    return Promise.resolve({
      data: { variables, unknown, errors },
      lines: lines.slice(1),
      failed: errors.length > 0,
    });
  },
};

/** An empty variable counts as unset. */
function describe(variable: ConfigVariable, env: Environment) {
  const value = env[variable.name] ?? '';
  const set = value !== '';
  return { ...variable, set, value: set && !variable.secret ? value : null };
}

/**
 * Returns an error sentence for every invalid value. The server reports only the first, so that one is removed and the
 * rest read again.
 */
function findErrors(env: Environment): readonly string[] {
  const left = { ...env };
  const errors: string[] = [];
  for (;;) {
    try {
      readConfig(left);
      return errors;
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      const [name = ''] = error.message.split(' ');
      // An error about a removed variable that is missing does not count.
      if ((env[name] ?? '') === '' || left[name] !== undefined) errors.push(error.message);
      if (left[name] === undefined) return errors;
      delete left[name];
    }
  }
}
