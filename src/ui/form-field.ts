import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Where a field stands in its form. */
export interface FormFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly required?: boolean | undefined;
  /** Shown below the field as long as nothing is wrong with it. */
  readonly help?: string | undefined;
  /** The sentence that refuses a value; undefined when nothing is wrong with it. */
  readonly check?: ((value: string, values: Values) => string | undefined) | undefined;
  /** Fields whose own check looks at this one. */
  readonly checkedBy?: readonly FieldPath<Values>[] | undefined;
}

/** Joins a text field to its form: value, focus, the error below it and the help in its place (spec section 5). */
export function useFormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { control, name, required = false, help, check, checkedBy = [] } = props;
  const { t } = useTranslation();
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      deps: [...checkedBy],
      validate: {
        required: (value: unknown) => !required || !isBlank(value),
        check: (value: string, values) => check?.(value, values) ?? true,
      },
    },
  });
  const { error } = fieldState;
  const { ref, value, ...handlers } = field;
  return {
    ...handlers,
    value: typeof value === 'string' ? value : '',
    inputRef: ref,
    error: error !== undefined,
    helperText: error === undefined ? help : error.type === 'required' ? t('common.required') : error.message,
  };
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}
