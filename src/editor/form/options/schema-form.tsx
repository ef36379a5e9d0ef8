import { withTheme } from '@rjsf/core';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { useId } from 'react';
import { fitsSchema } from '../../../../field-plugins/sdk/contract/fits-schema.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { IssuePath } from '../../../../shared/issue-path.ts';
import type { JsonSchema } from '../../../../shared/json-schema.ts';
import { formOf, shownOptions, withoutBlanks } from './option-schema.ts';
import { type FormContext, type OptionWords, schemaFormTheme } from './schema-form-theme.tsx';

const ThemedForm = withTheme<unknown>(schemaFormTheme);

interface SchemaFormProps {
  readonly schema: JsonSchema;
  /** The label of a value that isn't an object of options. */
  readonly name: string;
  readonly value: unknown;
  readonly words: OptionWords;
  /** The invalid part, and the id of the element with its error. */
  readonly wrong?: { readonly path: IssuePath; readonly messageId: string } | undefined;
  /** Not called during rendering. Undefined removes the value. */
  onChange(value: unknown): void;
}

/** A form for a value that a schema describes, such as a field's `field_values`. */
export function SchemaForm({ schema, name, value, words, wrong, onChange }: SchemaFormProps) {
  const id = useId();
  const rendered = formOf(schema, schema.properties ? '' : words.option(name), words);
  const shown = shownOptions(value, schema);
  const context: FormContext = {
    ...words,
    wrong: wrong && { id: [id, ...wrong.path].join('_'), messageId: wrong.messageId },
  };
  return (
    <ThemedForm
      tagName="div"
      idPrefix={id}
      schema={rendered as RJSFSchema}
      uiSchema={{ 'ui:submitButtonOptions': { norender: true }, ...entryWords(rendered, name, words) }}
      validator={validator}
      noValidate
      formContext={context}
      formData={shown}
      onChange={({ formData }) => {
        const next = withoutBlanks(schema, formData);
        // rjsf also reports its own completions of the value.
        if (!sameValue(next, withoutBlanks(schema, shown))) onChange(next);
      }}
      experimental_defaultFormStateBehavior={formState}
    />
  );
}

/** The labels of entries of options, at any depth. */
function entryWords(
  { items, properties = {} }: JsonSchema,
  name: string,
  words: OptionWords,
): UiSchema<unknown> {
  if (items !== undefined)
    return {
      'ui:add': words.add(name),
      items: (_item: unknown, index: number) => ({
        ...entryWords(items, name, words),
        'ui:title': words.entry(name, index + 1),
      }),
    };
  return Object.fromEntries(
    Object.entries(properties).map(([option, part]) => [option, entryWords(part, option, words)]),
  );
}

/** rjsf fills in no defaults, since the administrator didn't choose them. */
const formState = { arrayMinItems: { populate: 'never' }, emptyObjectFields: 'skipDefaults' } as const;

/** rjsf only asks which of several schemas a value matches. The plugin validates options. */
const validator: ValidatorType<unknown> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: (schema, data) => fitsSchema(schema as JsonSchema, data),
  rawValidation: () => ({ errors: [] }),
};
