import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FieldPlugin } from '../../../contract/field.ts';
import { conformanceRules, describeConformance } from '../../conformance.ts';
import { readFolder } from '../read-folder.ts';
import { readHalves } from '../read-halves.ts';
import { refuseSteps, watchSteps } from '../steps.ts';
import { failRules } from './blocked-rules.ts';
import { givenPlugin, thisRound } from './given-plugin.ts';
import { tracedPlugin } from './traced-plugin.ts';
import { startWatchdog } from './watchdog.ts';

const { blocked } = thisRound();
if (blocked === undefined) await describePlugin();
else failRules(conformanceRules, blocked);

async function describePlugin(): Promise<void> {
  const { folder, halves, render } = givenPlugin();
  const { checked, stopped, report } = thisRound();
  const note = startWatchdog(report);
  note({ rule: '', sample: '', what: 'Loading the plugin' });
  const [field, view, samples, drawing] = await Promise.all([
    load(halves.field),
    load(halves.view),
    load(halves.samples),
    render === undefined ? undefined : load(render),
  ]);
  const found = readHalves({ field, view, samples, render: drawing });
  // The sdk's package comes without other types.
  const catalogue = path.resolve(import.meta.dirname, '../../../../catalogue/fields.ts');
  const { catalogueFields } = existsSync(catalogue) ? await load(catalogue) : {};
  watchSteps(note);
  refuseSteps(stopped);
  describeConformance(
    {
      ...found,
      plugin: tracedPlugin(found),
      ...readFolder(folder, found.plugin.type),
      types: catalogueFields as readonly FieldPlugin[] | undefined,
    },
    checked,
  );
}

function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  return import(/* @vite-ignore */ file) as Promise<Readonly<Record<string, unknown>>>;
}
