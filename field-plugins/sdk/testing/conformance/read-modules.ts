import type { FieldPlugin } from '../../contract/field.ts';
import type { PluginModules } from './subject.ts';

type Exports = Readonly<Record<string, unknown>>;

/** Finds what a plugin's modules export. Throws a sentence about the first missing part. */
export function readPluginModules(modules: {
  readonly field: Exports;
  readonly view: Exports;
  readonly samples: Exports;
  readonly render?: Exports | undefined;
}): PluginModules {
  const plugin = findField(modules.field);
  const name = plugin.type.replace(/-([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());
  const find = (module: 'view' | 'samples' | 'render', exported: string) =>
    modules[module]?.[exported] ?? raise(`${module} does not export ${exported}.`);
  return {
    plugin,
    view: find('view', `${name}View`) as PluginModules['view'],
    samples: find('samples', `${name}Samples`) as PluginModules['samples'],
    render:
      modules.render === undefined
        ? undefined
        : (find('render', `${name}Render`) as NonNullable<PluginModules['render']>),
  };
}

/** Finds the field definition. Throws a sentence when it is missing. */
export function findField(field: Exports): FieldPlugin {
  return Object.values(field).find(isPlugin) ?? raise('field exports no plugin made with defineField.');
}

function isPlugin(value: unknown): value is FieldPlugin {
  return typeof value === 'object' && value !== null && 'type' in value && 'schema' in value;
}

function raise(sentence: string): never {
  throw new Error(sentence);
}
