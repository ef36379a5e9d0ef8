import fs from 'node:fs';
import path from 'node:path';
import type { Messages } from '../../field-plugins/sdk/testing/messages.ts';
import { languages } from '../../shared/languages.ts';
import { readConfig } from './config.ts';
import { PluginFault } from './fault.ts';
import { readPlugin, type KnownPlugin } from './read-plugin.ts';
import { findPlugins } from './sources.ts';
import { catalogueFiles, fieldMessages, messagesFile } from './generated-files.ts';

/**
 * The files generated from a project's plugins, as texts by path: the lists in `field-plugins/catalogue/` and
 * `locales/<lng>/fields.json`. Throws a `PluginFault` for the first plugin that cannot be built in.
 */
export async function pluginFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const sources = findPlugins(root, await readConfig(root));
  const plugins: KnownPlugin[] = [];
  for (const source of sources) plugins.push(await readPlugin(source));
  rejectDuplicates(plugins);
  const messages = languages.map((language) => {
    const file = path.join(root, 'field-plugins', 'sdk', 'messages', `${language}.json`);
    const common = JSON.parse(fs.readFileSync(file, 'utf8')) as Messages;
    return [messagesFile(language), fieldMessages(plugins, common, language)] as const;
  });
  return new Map([...catalogueFiles(plugins), ...messages]);
}

/** Writes those of the generated files that are out of date, each atomically. Returns their paths. Throws `PluginFault`. */
export async function writePlugins(root: string): Promise<readonly string[]> {
  const files = await pluginFiles(root);
  const stale = [...files].filter(([file, text]) => readText(path.join(root, file)) !== text);
  for (const [file, text] of stale) {
    const target = path.join(root, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(`${target}.new`, text);
    fs.renameSync(`${target}.new`, target);
  }
  return stale.map(([file]) => file);
}

function rejectDuplicates(plugins: readonly KnownPlugin[]): void {
  const first = new Map<string, KnownPlugin>();
  for (const plugin of plugins) {
    const other = first.get(plugin.type);
    if (other !== undefined)
      throw new PluginFault(
        `The field plugin "${plugin.source.name}": type must not be "${plugin.type}", which "${other.source.name}" has.`,
      );
    first.set(plugin.type, plugin);
  }
}

function readText(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
