/** What every example of the contract may use without saying so: the sdk, `assert`, and a field type of stars. */
export const prelude = `import assert from 'node:assert/strict';
import { countOption, definitionError, definitionOptions } from '@octavo/field-sdk/definition';
import { createFakeHost } from '@octavo/field-sdk/fake-host';
import { defineField, fieldContract, FieldDefinitionError } from '@octavo/field-sdk/field';
import type {
  FieldDefinition, FieldIssue, FieldMerge, FieldPlugin, FieldReferences, ReferenceLookup,
} from '@octavo/field-sdk/field';
import { createFieldRegistry, type FieldRegistry } from '@octavo/field-sdk/registry';
import { defineSamples, type FieldSamples } from '@octavo/field-sdk/samples';
import { defineView } from '@octavo/field-sdk/view';
import type { FieldHost, FieldView, PageChoice, PreviewProps, WidgetProps } from '@octavo/field-sdk/view';
import { fillText, findText } from '@octavo/field-sdk/words';

const verdict: FieldDefinition = {
  field_type: 'rating', field_title: 'Our verdict', required: false, order: 0, field_values: { stars: 3 },
};
const rating = defineField<number, { readonly stars: number }>({
  contract: 1,
  type: 'rating',
  messages: [],
  readOptions: (definition) => ({
    stars: countOption(definition, definitionOptions(definition, ['stars']), 'stars') ?? 5,
  }),
  defaultValue: () => 0,
  isEmpty: (value) => value === 0,
  schema: () => ({ type: 'integer' }),
  summarize: String,
});
`;
