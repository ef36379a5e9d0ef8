/** The kinds of value that a new field type can start from, each with the plugin folder to copy. */
export const kindSources = {
  string: 'field-plugins/text',
  number: 'scripts/new-field-plugin/examples/amount',
  boolean: 'field-plugins/checkbox',
  object: 'scripts/new-field-plugin/examples/entry',
  items: 'field-plugins/color-title',
  list: 'scripts/new-field-plugin/examples/agenda',
} as const;

export type ValueKind = keyof typeof kindSources;

export const valueKinds = Object.keys(kindSources) as readonly ValueKind[];
