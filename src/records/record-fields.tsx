import type { FieldPath } from 'react-hook-form';
import { limits } from '../../shared/limits.ts';
import { FormTextField, type FormTextFieldProps } from '../ui/form-text-field.tsx';

/** The title of a record, which must have one. */
export function TitleField<Values extends { readonly title: string }>(
  props: Omit<FormTextFieldProps<Values>, 'name'>,
) {
  const name = 'title' as FieldPath<Values>;
  return <FormTextField maxLength={limits.titleLength} {...props} name={name} required />;
}

export function DescriptionField<Values extends { readonly description: string }>(
  props: Omit<FormTextFieldProps<Values>, 'name'>,
) {
  const name = 'description' as FieldPath<Values>;
  return (
    <FormTextField maxLength={limits.descriptionLength} lines={{ min: 3, max: 16 }} {...props} name={name} />
  );
}
