import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { type Control, type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { LoadingButton } from '../../src/ui/loading-button.tsx';

interface StoryFormProps<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  /** The label of the submit button; the form goes nowhere. */
  readonly submit: string;
  readonly children: (control: Control<Values>) => ReactNode;
}

/** A form around the fields of a story. When it is submitted, it shows their errors. */
export function StoryForm<Values extends FieldValues>(props: StoryFormProps<Values>) {
  const { control, handleSubmit } = useForm<Values>({ defaultValues: props.defaultValues });
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit(() => undefined)}
      sx={{ gap: 4, maxWidth: 420 }}
    >
      {props.children(control)}
      <LoadingButton type="submit" loading={false}>
        {props.submit}
      </LoadingButton>
    </Stack>
  );
}
