import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useDeduped } from '../../lib/use-deduped.ts';
import { showFormFailure } from '../../records/form-failure.ts';
import { LoadingButton } from '../../ui/loading-button.tsx';

interface GuestFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** The fields that can show an error of the server; all by default. */
  readonly names?: readonly FieldPath<Values>[];
  readonly toast?: 'rest' | 'all';
  readonly submitLabel: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
  send(values: Values): Promise<void>;
  /** Returns whether it has handled the error. */
  onError?(error: unknown): boolean;
}

/** A form that is left without a question: guests type little. */
export function GuestForm<Values extends FieldValues>(props: GuestFormProps<Values>) {
  const { form, names, toast, submitLabel, disabled = false, children, onError } = props;
  const send = useDeduped(async (values: Values) => {
    try {
      await props.send(values);
    } catch (error) {
      if (onError?.(error) !== true) showFormFailure(form, error, { names, toast });
    }
  });
  const submit = form.handleSubmit((values) => send(values));
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 4 }}>
      {children}
      <LoadingButton type="submit" fullWidth loading={form.formState.isSubmitting} disabled={disabled}>
        {submitLabel}
      </LoadingButton>
    </Stack>
  );
}
