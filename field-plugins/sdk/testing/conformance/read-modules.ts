import type { FieldPlugin } from '../../contract/field.ts';
import type { PluginModules } from './subject.ts';

export type PluginExports = Readonly<Record<string, unknown>>;

/** Finds the exports of a plugin's modules. Throws a sentence about the first missing part. */
export function readPluginModules(modules: {
  readonly field: PluginExports;
  readonly view: PluginExports;
  readonly samples: PluginExports;
  readonly render?: PluginExports | undefined;
}): PluginModules {
  const plugin = Object.values(modules.field).find(isPlugin);
  if (plugin === undefined) throw new Error('field exports no plugin made with defineField.');
  const name = plugin.type.replace(/-([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());
  const find = <Module extends 'view' | 'samples' | 'render'>(module: Module, exported: string) => {
    const found = modules[module]?.[exported];
    if (found === undefined) throw new Error(`${module} does not export ${exported}.`);
    return found as NonNullable<PluginModules[Module]>;
  };
  return {
    plugin,
    view: find('view', `${name}View`),
    samples: find('samples', `${name}Samples`),
    render: modules.render && find('render', `${name}Render`),
  };
}

function isPlugin(value: unknown): value is FieldPlugin {
  return typeof value === 'object' && value !== null && 'type' in value && 'schema' in value;
}
