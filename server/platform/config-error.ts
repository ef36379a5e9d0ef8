/** An environment variable is invalid. The message names the variable and its valid values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
