import { withTheme } from '@rjsf/core';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
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
  readonly label: string;
  readonly value: unknown;
  readonly words: OptionWords;
  /** The part that is wrong, and the id of the element that says why. */
  readonly wrong?: { readonly path: IssuePath; readonly messageId: string } | undefined;
  /** Not called by what only draws the form. Undefined removes the value. */
  onChange(value: unknown): void;
}

/** A form for a value that a schema describes, such as a field's `field_values`. */
export function SchemaForm({ schema, label, value, words, wrong, onChange }: SchemaFormProps) {
  const id = useId();
  const shown = shownOptions(value, schema);
  const context: FormContext = {
    ...words,
    wrong: wrong && { id: [id, ...wrong.path].join('_'), messageId: wrong.messageId },
  };
  return (
    <ThemedForm
      tagName="div"
      idPrefix={id}
      schema={formOf(schema, label, words.option) as RJSFSchema}
      uiSchema={{
        'ui:submitButtonOptions': { norender: true },
        items: (_item, index) => ({ 'ui:title': `${label} ${index + 1}` }),
      }}
      validator={validator}
      noValidate
      formContext={context}
      formData={shown}
      onChange={({ formData }) => {
        const next = withoutBlanks(schema, formData);
        // rjsf also tells how it has completed the value.
        if (!sameValue(next, withoutBlanks(schema, shown))) onChange(next);
      }}
      experimental_defaultFormStateBehavior={formState}
    />
  );
}

/** rjsf fills in no defaults: nobody chose them. */
const formState = { arrayMinItems: { populate: 'never' }, emptyObjectFields: 'skipDefaults' } as const;

/** rjsf asks only which of several shapes a value has. What is wrong with options, their plugin says. */
const validator: ValidatorType<unknown> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: (schema, data) => fitsSchema(schema as JsonSchema, data),
  rawValidation: () => ({ errors: [] }),
};
