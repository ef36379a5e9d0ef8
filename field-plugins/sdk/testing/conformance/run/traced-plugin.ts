import { FieldDefinitionError, type FieldPlugin } from '../../../contract/field.ts';
import { atItsStep, takeStep } from '../steps.ts';
import type { PluginModules } from '../subject.ts';

const longest = 60;

/** The same plugin, whose functions announce themselves, so that one that never returns can be named. */
export function tracedPlugin({ plugin, samples }: Pick<PluginModules, 'plugin' | 'samples'>): FieldPlugin {
  const all = { ...samples.conversions, ...samples.invalid, ...samples.valid, ...samples.definitions };
  const names = new Map(Object.entries(all).map(([name, sample]) => [JSON.stringify(valueOf(sample)), name]));
  const nameOf = (value: unknown) => {
    const text = JSON.stringify(value) ?? 'undefined';
    return names.get(text) ?? (text.length > longest ? `${text.slice(0, longest)}…` : text);
  };
  const traced = (member: string, own: unknown): unknown =>
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
    Object.fromEntries(Object.entries(owner).map(([name, own]) => [name, traced(`${prefix}${name}`, own)]));
  const { convertFrom, convertTo } = plugin;
  return Object.freeze({
    ...tracedIn(plugin),
    ...(convertFrom && { convertFrom: tracedIn(convertFrom, 'convertFrom.') }),
    ...(convertTo && { convertTo: tracedIn(convertTo, 'convertTo.') }),
  } as FieldPlugin);
}

function valueOf(sample: object): unknown {
  if ('given' in sample) return sample.given;
  return 'value' in sample ? sample.value : sample;
}
