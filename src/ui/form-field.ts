import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

export interface FormFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly required?: boolean | undefined;
  /** Shown below the field while it has no error. */
  readonly help?: string | undefined;
  /** Returns an error sentence, or undefined if the value is valid. */
  readonly check?: ((value: string, values: Values) => string | undefined) | undefined;
  /** Fields whose check depends on this one. */
  readonly checkedBy?: readonly FieldPath<Values>[] | undefined;
}

/** Connects a text field to its form: value, focus, and the help or error below it (spec section 5). */
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
    ref,
    wrong: error !== undefined,
    help: error === undefined ? help : error.type === 'required' ? t('common.required') : error.message,
  };
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}
