import type { Current, Fault } from './current.ts';

const suspects = [
  /\beval\s*\(/,
  /\bnew\s+Function\s*\(/,
  /(^|[^\w.])Function\s*\(\s*['"`]/,
  /\bset(Timeout|Interval)\s*\(\s*['"`]/,
];

/** Lines in a plugin's modules that make code from text, which the application's content security policy blocks. */
export function codeFromText(files: Current['files']): readonly Fault[] {
  return files
    .filter(([name]) => /\.[mc]?[jt]sx?$/.test(name))
    .flatMap(([name, text]) =>
      text.split('\n').map((line, index) => ({ line, place: `${name}:${index + 1}` })),
    )
    .filter(({ line }) => !/^\s*(\/\/|\*|\/\*)/.test(line) && suspects.some((suspect) => suspect.test(line)))
    .map(({ line, place }) => ({ sample: 'its files', found: `${place}: ${line.trim()}` }));
}
