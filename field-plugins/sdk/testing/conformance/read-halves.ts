import type { FieldPlugin } from '../../contract/field.ts';
import type { PluginHalves } from './subject.ts';

type Exports = Readonly<Record<string, unknown>>;

/** Finds what a plugin's modules export. Throws a sentence about the first missing part. */
export function readHalves(modules: {
  readonly field: Exports;
  readonly view: Exports;
  readonly samples: Exports;
  readonly render?: Exports | undefined;
}): PluginHalves {
  const plugin = findField(modules.field);
  const name = plugin.type.replace(/-([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());
  const find = (half: 'view' | 'samples' | 'render', exported: string) =>
    modules[half]?.[exported] ?? raise(`${half} does not export ${exported}.`);
  return {
    plugin,
    view: find('view', `${name}View`) as PluginHalves['view'],
    samples: find('samples', `${name}Samples`) as PluginHalves['samples'],
    render:
      modules.render === undefined
        ? undefined
        : (find('render', `${name}Render`) as NonNullable<PluginHalves['render']>),
  };
}

/** Finds the pure half. Throws a sentence when it is missing. */
export function findField(field: Exports): FieldPlugin {
  return Object.values(field).find(isPlugin) ?? raise('field exports no plugin made with defineField.');
}

function isPlugin(value: unknown): value is FieldPlugin {
  return typeof value === 'object' && value !== null && 'type' in value && 'schema' in value;
}

function raise(sentence: string): never {
  throw new Error(sentence);
}
