import { existsSync } from 'node:fs';
import { FieldDefinitionError, type FieldPlugin } from '../../../contract/field.ts';
import { conformanceRules, describeConformance } from '../../conformance.ts';
import { loadAgain, loadPluginModules } from '../load-modules.ts';
import { readFolder } from '../read-folder.ts';
import { atItsStep, takeStep } from '../steps.ts';
import type { PluginModules } from '../subject.ts';
import { catalogueFile } from './check-catalogue.ts';
import { describeGiven } from './given-run.ts';

await describeGiven(conformanceRules, async ({ folder, modules, render }) => {
  const files = { ...modules, render };
  const found = traced(await loadPluginModules(files));
  const { catalogueFields } = existsSync(catalogueFile)
    ? ((await import(/* @vite-ignore */ catalogueFile)) as Readonly<Record<string, unknown>>)
    : {};
  describeConformance({
    ...found,
    ...readFolder(folder, found.plugin.type),
    types: catalogueFields as readonly FieldPlugin[] | undefined,
    loadAgain: async () => traced(await loadAgain(files)),
  });
});

/** The same modules, with functions that announce themselves: what one throws, or never returns, names it and the sample. */
function traced(modules: PluginModules): PluginModules {
  const { plugin, samples } = modules;
  const all = { ...samples.conversions, ...samples.invalid, ...samples.valid, ...samples.definitions };
  const names = new Map(Object.entries(all).map(([name, sample]) => [JSON.stringify(valueOf(sample)), name]));
  const nameOf = (value: unknown) => {
    const text = JSON.stringify(value) ?? 'undefined';
    return names.get(text) ?? (text.length > 60 ? `${text.slice(0, 60)}…` : text);
  };
  const tracedMember = (member: string, own: unknown): unknown =>
    typeof own !== 'function'
      ? own
      : (...args: readonly unknown[]): unknown => {
          takeStep(nameOf(args[0]), `Calling ${member}`);
          try {
            return Reflect.apply(own, plugin, args);
          } catch (error) {
            // A model may be refused: rules expect it.
            throw FieldDefinitionError.isOne(error) ? error : atItsStep(error);
          }
        };
  const tracedIn = (owner: object, prefix = '') =>
    Object.fromEntries(
      Object.entries(owner).map(([name, own]) => [name, tracedMember(`${prefix}${name}`, own)]),
    );
  const { convertFrom, convertTo } = plugin;
  return {
    ...modules,
    plugin: Object.freeze({
      ...tracedIn(plugin),
      ...(convertFrom && { convertFrom: tracedIn(convertFrom, 'convertFrom.') }),
      ...(convertTo && { convertTo: tracedIn(convertTo, 'convertTo.') }),
    } as FieldPlugin),
  };
}

function valueOf(sample: object): unknown {
  if ('given' in sample) return sample.given;
  return 'value' in sample ? sample.value : sample;
}
