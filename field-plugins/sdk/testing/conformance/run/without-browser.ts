import { existsSync } from 'node:fs';
import type { FieldPlugin } from '../../../contract/field.ts';
import { conformanceRules, describeConformance } from '../../conformance.ts';
import { readFolder } from '../read-folder.ts';
import { loadAgain, loadPluginModules } from '../load-modules.ts';
import { refuseSteps, watchSteps } from '../steps.ts';
import { catalogueFile } from './check-catalogue.ts';
import { failRules } from './blocked-rules.ts';
import { givenPlugin, thisRound } from './given-plugin.ts';
import { tracedPlugin } from './traced-plugin.ts';
import { startWatchdog } from './watchdog.ts';

const { blocked } = thisRound();
if (blocked === undefined) await describePlugin();
else failRules(conformanceRules, blocked);

async function describePlugin(): Promise<void> {
  const { folder, modules, render } = givenPlugin();
  const { checked, stopped, report } = thisRound();
  const note = startWatchdog(report);
  note({ rule: '', sample: '', what: 'Loading the plugin' });
  const found = await loadPluginModules({ ...modules, render });
  const { catalogueFields } = existsSync(catalogueFile)
    ? ((await import(/* @vite-ignore */ catalogueFile)) as Readonly<Record<string, unknown>>)
    : {};
  watchSteps(note);
  refuseSteps(stopped);
  describeConformance(
    {
      ...found,
      plugin: tracedPlugin(found),
      ...readFolder(folder, found.plugin.type),
      types: catalogueFields as readonly FieldPlugin[] | undefined,
      async loadAgain() {
        const again = await loadAgain({ ...modules, render });
        return { ...again, plugin: tracedPlugin(again) };
      },
    },
    checked,
  );
}
