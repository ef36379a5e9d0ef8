import type { Command } from './command.ts';

const exitCodes = 'Exit code: 0 done, 1 failed or refused (standard error says why), 2 wrong usage.';

const serverSentences = {
  'may run': 'The server may run meanwhile.',
  'must be stopped': 'The server must be stopped first.',
  'does not matter': 'It opens no database; the server may run.',
} as const satisfies Record<Command['server'], string>;

/** The help of `octavo` itself, or of the commands that begin with the same word. */
export function overview(commands: readonly Command[], word?: string): readonly string[] {
  return [
    `Usage: npm run octavo -- ${word === undefined ? '' : `${word} `}<command> [options]`,
    '',
    ...columns(commands.map((command) => [usageOf(command), command.summary])),
    '',
    'Commands read the same environment variables as the server. "npm run octavo -- <command> --help" explains one.',
    exitCodes,
  ];
}

export function helpOf(command: Command): readonly string[] {
  const options = Object.entries(command.options ?? {}).map(
    ([name, { value, meaning }]): [string, string] => [
      `--${name}${value === undefined ? '' : ` <${value}>`}`,
      meaning,
    ],
  );
  const common: [string, string][] = [
    ['--json', 'print the result as JSON on standard output'],
    ...(command.long === true
      ? [['--progress', 'report progress on standard error even if that is no terminal'] as [string, string]]
      : []),
    ['--help', 'print this'],
  ];
  const words = (command.positionals ?? []).map(({ name, meaning }): [string, string] => [
    `<${name}>`,
    meaning,
  ]);
  return [
    `Usage: npm run octavo -- ${usageOf(command)} [options]`,
    '',
    ...command.description,
    serverSentences[command.server],
    '',
    ...columns([...words, ...options, ...common]),
    '',
    exitCodes,
  ];
}

function usageOf({ name, positionals = [], options = {} }: Command): string {
  const required = Object.entries(options).filter(([, option]) => option.required === true);
  return [
    name,
    ...positionals.map((word) => `<${word.name}>`),
    ...required.map(([option, { value }]) => `--${option} <${value ?? ''}>`),
  ].join(' ');
}

function columns(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
