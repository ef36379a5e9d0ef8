/** The environment says something that cannot be meant. The message names the variable and what it may be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
