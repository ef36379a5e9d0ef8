import type { BlockContentModel } from './wire/content.ts';

/** The texts of a model: its name, and its fields' labels, choices and placeholders. */
type NamedModel = Pick<BlockContentModel, 'name' | 'content_model'>;
type Fields = NamedModel['content_model'];
type Change = (path: string, text: string) => string;

/**
 * A copy of the model with every text changed. `change` gets the text and its path: `name`, `fields.title`,
 * `choices.layout.grid` or `placeholders.price`; for a field of the items of a list, `items.prices.fields.price`.
 */
export function mapTexts<Model extends NamedModel>(model: Model, change: Change): Model {
  return {
    ...model,
    content_model: mapFields(model.content_model, change),
    name: change('name', model.name),
  };
}

/** The texts of a model by path. */
export function textsOf(model: NamedModel): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  mapTexts(model, (path, text) => {
    texts.set(path, text);
    return text;
  });
  return texts;
}

function mapFields(fields: Fields, change: Change): Fields {
  const changed = Object.entries(fields).map(([name, field]) => [
    name,
    {
      ...field,
      field_title: change(`fields.${name}`, field.field_title),
      field_values: mapOptions(field.field_values, name, change),
    },
  ]);
  return Object.fromEntries(changed) as Fields;
}

function mapOptions(options: unknown, name: string, change: Change): unknown {
  if (Array.isArray(options)) return options.map((option: unknown) => mapChoice(option, name, change));
  const { placeholder, fields } = membersOf(options);
  if (isFields(fields)) {
    const inItems: Change = (path, text) => change(`items.${name}.${path}`, text);
    return { ...membersOf(options), fields: mapFields(fields, inItems) };
  }
  if (typeof placeholder !== 'string') return options;
  return { ...membersOf(options), placeholder: change(`placeholders.${name}`, placeholder) };
}

function mapChoice(option: unknown, name: string, change: Change): unknown {
  const { value, title } = membersOf(option);
  if (typeof value !== 'string' || typeof title !== 'string') return option;
  return { ...membersOf(option), title: change(`choices.${name}.${value}`, title) };
}

function isFields(fields: unknown): fields is Fields {
  return Object.values(membersOf(fields)).some(
    (field) => typeof membersOf(field)['field_title'] === 'string',
  );
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
