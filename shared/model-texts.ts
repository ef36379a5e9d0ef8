import type { BlockContentModel } from './wire/content.ts';

/** What has texts: a model's name, and its fields' labels, choices and placeholders. */
type NamedModel = Pick<BlockContentModel, 'name' | 'content_model'>;

/**
 * A copy of the model with every text changed. `change` gets the text and its path: `name`, `fields.title`,
 * `choices.layout.grid` or `placeholders.price`.
 */
export function mapTexts<Model extends NamedModel>(
  model: Model,
  change: (path: string, text: string) => string,
): Model {
  const fields = Object.entries(model.content_model).map(([name, field]) => [
    name,
    {
      ...field,
      field_title: change(`fields.${name}`, field.field_title),
      field_values: mapOptions(field.field_values, name, change),
    },
  ]);
  return {
    ...model,
    name: change('name', model.name),
    content_model: Object.fromEntries(fields) as NamedModel['content_model'],
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

function mapOptions(options: unknown, name: string, change: (path: string, text: string) => string): unknown {
  if (Array.isArray(options)) return options.map((option: unknown) => mapChoice(option, name, change));
  const { placeholder } = membersOf(options);
  if (typeof placeholder !== 'string') return options;
  return { ...membersOf(options), placeholder: change(`placeholders.${name}`, placeholder) };
}

function mapChoice(option: unknown, name: string, change: (path: string, text: string) => string): unknown {
  const { value, title } = membersOf(option);
  if (typeof value !== 'string' || typeof title !== 'string') return option;
  return { ...membersOf(option), title: change(`choices.${name}.${value}`, title) };
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
