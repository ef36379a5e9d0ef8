/**
 * What earlier versions of the sdk exported, by module and name, and what to use now. `docs/plugin-upgrades.md` shows each before
 * and after.
 */
export const removedExports: Readonly<Record<string, string>> = {
  'definition/definitionOptions': 'State the options as a schema in defineOptions, which also reads them.',
  'definition/countOption':
    "Give the option the schema { type: 'integer', minimum: 1 } in defineOptions, with its default.",
  'list-options/listOptionsSchema': 'Use listOptions.optionsSchema, or spread listOptions into the plugin.',
  'list-options/readListOptions': 'Use listOptions.readOptions, or spread listOptions into the plugin.',
  'text-options/textOptionsSchema': 'Use textOptions.optionsSchema, or spread textOptions into the plugin.',
  'text-options/readTextOptions': 'Use textOptions.readOptions, or spread textOptions into the plugin.',
  'judge-value/shapeOf': 'Import it from @octavo/field-sdk/value-shape.',
  'judge-value/judgeValue': 'Use validateValue of @octavo/field-sdk/validate-value.',
  'words/fillText': 'Import it from @octavo/field-sdk/texts; it takes the language as its third argument.',
};
