import { FieldDefinitionError, type FieldPlugin } from '../../../contract/field.ts';
import { atItsStep, takeStep } from '../steps.ts';
import type { PluginHalves } from '../subject.ts';

const longest = 60;

/** The same plugin, whose functions announce themselves, so that one that never returns can be named. */
export function tracedPlugin({ plugin, samples }: Pick<PluginHalves, 'plugin' | 'samples'>): FieldPlugin {
  const names = new Map(
    Object.entries({ ...samples.invalid, ...samples.valid, ...samples.definitions }).map(([name, sample]) => [
      JSON.stringify('value' in sample ? sample.value : sample),
      name,
    ]),
  );
  const nameOf = (value: unknown) => {
    const text = JSON.stringify(value) ?? 'undefined';
    return names.get(text) ?? (text.length > longest ? `${text.slice(0, longest)}…` : text);
  };
  const members = Object.entries(plugin).map(([member, own]: [string, unknown]) => [
    member,
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
        },
  ]);
  return Object.freeze(Object.fromEntries(members)) as FieldPlugin;
}
