import { PluginFault } from './plugins/fault.ts';
import { pluginFiles, staleFiles, writeFiles } from './plugins/write-plugins.ts';
import { root } from './steps.ts';

/**
 * `npm run plugins`: reads every field plugin, checks it against the contract and writes the lists that the application
 * imports. With `--check` it writes nothing, and fails if a list is out of date.
 */
async function plugins(isCheck: boolean): Promise<number> {
  try {
    const files = await pluginFiles(root);
    if (!isCheck) {
      for (const file of writeFiles(root, files)) console.log(`Wrote ${file}.`);
      return 0;
    }
    const stale = staleFiles(root, files);
    for (const file of stale)
      console.error(`${file} is not up to date: run \`npm run plugins\` and commit it.`);
    return stale.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = await plugins(process.argv.includes('--check'));
