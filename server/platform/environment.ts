/** Reads an environment variable; undefined when it is unset or empty. */
export type ReadVariable = (name: string) => string | undefined;

/** The message names the variable and its valid values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Parses a variable as a number. Throws `ConfigError` if it is not `expected`. */
export function readNumber(
  read: ReadVariable,
  name: string,
  expected: string,
  fits: (n: number) => boolean,
): number {
  const text = read(name) ?? '';
  const value = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || !fits(value)) throw new ConfigError(`${name} must be ${expected}.`);
  return value;
}
