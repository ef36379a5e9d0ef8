import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstLine, PluginFault } from './fault.ts';

/** The default export of `octavo.config.ts`. */
export interface OctavoConfig {
  /** npm packages by name; outside folders by a path that begins with `.` or `/`, relative to the configuration. */
  readonly fieldPlugins: readonly string[];
}

/** Reads a project's `octavo.config.ts`. Throws `PluginFault` if it is not valid. */
export async function readConfig(root: string): Promise<OctavoConfig> {
  const file = path.join(root, 'octavo.config.ts');
  const { default: config } = await load(file).catch((error: unknown) => {
    throw new PluginFault(`octavo.config.ts: cannot be read: ${firstLine(error)}`);
  });
  if (!isConfig(config))
    throw new PluginFault('octavo.config.ts: fieldPlugins must be a list of package names and folders.');
  return config;
}

/** Node caches imports by address, so a changed file needs a new one. */
function load(file: string): Promise<{ readonly default?: unknown }> {
  const { mtimeMs } = fs.statSync(file);
  return import(`${pathToFileURL(file).href}?${mtimeMs}`) as Promise<{ readonly default?: unknown }>;
}

function isConfig(value: unknown): value is OctavoConfig {
  if (typeof value !== 'object' || value === null || !('fieldPlugins' in value)) return false;
  const { fieldPlugins } = value;
  return Array.isArray(fieldPlugins) && fieldPlugins.every((one) => typeof one === 'string' && one !== '');
}
