import { withTheme } from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { useId } from 'react';
import type { JsonSchema } from '../../shared/json-schema.ts';
import { schemaFormTheme } from './schema-form-theme.tsx';
import { formOf, withoutBlanks } from './option-schema.ts';

const ThemedForm = withTheme<unknown>(schemaFormTheme);

interface SchemaFormProps {
  readonly schema: JsonSchema;
  readonly label: string;
  readonly value: unknown;
  /** Undefined removes the value. */
  onChange(value: unknown): void;
}

/** A form for a value that a schema describes, such as a field's `field_values`. */
export function SchemaForm({ schema, label, value, onChange }: SchemaFormProps) {
  return (
    <ThemedForm
      tagName="div"
      idPrefix={useId()}
      schema={formOf(schema, label)}
      uiSchema={{
        'ui:submitButtonOptions': { norender: true },
        items: (_item, index) => ({ 'ui:title': `${label} ${index + 1}` }),
      }}
      validator={validator}
      noValidate
      formData={value ?? undefined}
      onChange={({ formData }) => onChange(withoutBlanks(schema, formData))}
      experimental_defaultFormStateBehavior={formState}
    />
  );
}

/** rjsf fills in no defaults: nobody chose them. */
const formState = { arrayMinItems: { populate: 'never' }, emptyObjectFields: 'skipDefaults' } as const;
