import type { Args, ArgTypes, InputType } from 'storybook/internal/types';
import type { JsonSchema } from '../../../../shared/json-schema.ts';
import type { FieldDefinition, FieldPlugin } from '../../contract/field.ts';

/** The control of options that have no names of their own, such as a list of choices. */
const whole = 'field_values';

/** A control for the title, for _required_, and for each option that the plugin's `optionsSchema` describes. */
export function optionControls(plugin: FieldPlugin): Partial<ArgTypes> {
  return {
    field_title: { control: 'text', description: 'The title of the field', table: { category: 'Field' } },
    field_required: {
      ...{ control: 'boolean', description: 'Whether it must be filled', table: { category: 'Field' } },
    },
    ...Object.fromEntries(
      Object.entries(namedOptions(plugin)).map(([name, schema]) => [
        name,
        { ...controlOf(schema), description: JSON.stringify(schema), table: { category: 'Options' } },
      ]),
    ),
  };
}

/** The state of the controls for a definition. */
export function argsOf(plugin: FieldPlugin, { field_title, required, field_values }: FieldDefinition): Args {
  const names = Object.keys(namedOptions(plugin));
  const values = { ...(names[0] === whole ? { [whole]: field_values } : (field_values as object | null)) };
  return { field_title, field_required: required, ...values };
}

/** The definition that the controls describe. */
export function definitionOf(plugin: FieldPlugin, given: FieldDefinition, args: Args): FieldDefinition {
  const names = Object.keys(namedOptions(plugin));
  const said = Object.entries(args).filter(([name, value]) => names.includes(name) && value !== undefined);
  const values: unknown = names[0] === whole ? args[whole] : Object.fromEntries(said);
  return {
    ...given,
    field_title: String(args['field_title']),
    required: args['field_required'] === true,
    field_values: said.length === 0 ? null : values,
  };
}

/** The options by name. */
function namedOptions({ optionsSchema }: FieldPlugin): Readonly<Record<string, JsonSchema>> {
  if (optionsSchema === undefined) return {};
  const shapes = shapesOf(optionsSchema);
  if (shapes.length === 0) return {};
  const named = shapes.find(({ properties }) => properties !== undefined);
  return named?.properties ?? { [whole]: optionsSchema };
}

/** The schemas of a value besides `null`, which means that it is not set. */
function shapesOf(schema: JsonSchema): readonly JsonSchema[] {
  return (schema.anyOf ?? schema.oneOf ?? [schema]).filter(({ type }) => type !== 'null');
}

function controlOf(schema: JsonSchema): InputType {
  const [shape = schema, ...others] = shapesOf(schema);
  if (others.length > 0) return { control: 'object' };
  if (shape.enum !== undefined) return { control: 'select', options: shape.enum };
  if (shape.items?.enum !== undefined) return { control: 'check', options: shape.items.enum };
  const type = [shape.type].flat().find((one) => one !== 'null');
  if (type === 'boolean') return { control: 'boolean' };
  if (type === 'string') return { control: 'text' };
  if (type !== 'integer' && type !== 'number') return { control: 'object' };
  const { minimum: min, maximum: max } = shape;
  return { control: { type: 'number', min, max, step: type === 'integer' ? 1 : undefined } };
}
