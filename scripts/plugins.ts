import { PluginFault } from './plugins/fault.ts';
import { writePlugins } from './plugins/write-plugins.ts';
import { root } from './steps.ts';

/**
 * `npm run plugins`, and the script `prepare` of every install: reads every field plugin, checks it against the contract and
 * writes the lists that the application imports, which git ignores. Every build does it first. Returns whether it succeeded.
 */
export async function bringPlugins(): Promise<boolean> {
  try {
    for (const file of await writePlugins(root)) console.log(`Wrote ${file}.`);
    return true;
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error;
    console.error(error.message);
    return false;
  }
}

if (import.meta.main && !(await bringPlugins())) process.exitCode = 1;
