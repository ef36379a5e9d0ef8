import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PluginFault } from './fault.ts';

/** What `octavo.config.ts` exports by default. */
export interface OctavoConfig {
  /** npm packages by name; folders outside by a path that begins with `.` or `/`, relative to the configuration. */
  readonly fieldPlugins: readonly string[];
}

/** Reads `octavo.config.ts` of a project. Throws `PluginFault` for one that cannot be meant. */
export async function readConfig(root: string): Promise<OctavoConfig> {
  const file = pathToFileURL(path.join(root, 'octavo.config.ts')).href;
  const { default: config } = (await import(file)) as { readonly default?: unknown };
  if (!isConfig(config))
    throw new PluginFault('octavo.config.ts: fieldPlugins must be a list of package names and folders.');
  return config;
}

function isConfig(value: unknown): value is OctavoConfig {
  if (typeof value !== 'object' || value === null || !('fieldPlugins' in value)) return false;
  const { fieldPlugins } = value;
  return Array.isArray(fieldPlugins) && fieldPlugins.every((one) => typeof one === 'string' && one !== '');
}
