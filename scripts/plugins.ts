import { PluginFault } from './plugins/fault.ts';
import { writePlugins } from './plugins/write-plugins.ts';
import { root } from './steps.ts';

/**
 * `npm run plugins`: reads every field plugin, checks it against the contract and writes the lists that the application
 * imports. Git ignores them, and every command that needs them runs this first.
 */
try {
  for (const file of await writePlugins(root)) console.log(`Wrote ${file}.`);
} catch (error) {
  if (!(error instanceof PluginFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
