import type { JsonSchema } from '../shared/json-schema.ts';
import type { ModelField } from './model-fields.ts';

/** The names of the fields whose values decide whether this one is shown. */
function namesIn({ definition: { shown_when: shown } }: ModelField): readonly string[] {
  return [...(shown?.all ?? []), ...(shown?.any ?? [])].map(({ field }) => field);
}

/** The way on which a field depends on itself, as names; empty if it does not. */
export function circularNames(field: ModelField, fields: readonly ModelField[]): readonly string[] {
  const byName = new Map(fields.map((one) => [one.name, one]));
  const seen = new Set<string>();
  const find = (from: ModelField, way: readonly string[]): readonly string[] | undefined => {
    for (const name of namesIn(from)) {
      if (name === field.name) return [...way, name];
      const next = byName.get(name);
      if (next === undefined || seen.has(name)) continue;
      seen.add(name);
      const found = find(next, [...way, name]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(field, [field.name]) ?? [];
}

/** The types of values that a schema allows if they are texts, numbers, yes or no, and null; undefined if there are others. */
export function scalarTypes(schema: JsonSchema): readonly string[] | undefined {
  const shapes = schema.anyOf ?? schema.oneOf;
  if (shapes !== undefined) {
    const types = shapes.map(scalarTypes);
    return types.every((one) => one !== undefined) ? types.flat() : undefined;
  }
  const choices = schema.enum ?? ('const' in schema ? [schema.const] : []);
  const types = schema.type === undefined ? choices.map(typeOf) : [schema.type].flat();
  return types.length > 0 && types.every((type) => scalars.includes(type)) ? types : undefined;
}

const scalars: readonly string[] = ['string', 'number', 'integer', 'boolean', 'null'];

function typeOf(choice: unknown): string {
  return choice === null ? 'null' : typeof choice;
}
