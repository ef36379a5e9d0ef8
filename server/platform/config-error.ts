/** An environment variable has an invalid value. The message names the variable and says what it may be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
