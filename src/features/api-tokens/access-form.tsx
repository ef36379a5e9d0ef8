import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorFields } from '../../lib/http-error.ts';
import { limits } from '../../../shared/limits.ts';
import type { Access } from '../../../shared/wire/accesses.ts';
import { showToast } from '../../state/app-store.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { FormLeaveGuard } from '../../ui/leave/form-leave-guard.tsx';
import { readOrigins, writeOrigins } from './origins-text.ts';

interface AccessValues {
  readonly title: string;
  readonly description: string;
  /** One per line, or separated by commas. */
  readonly allowed_origins: string;
}

/** The form values of an API token, or of a new one if there is none. */
export function accessValues(access?: Access): AccessValues {
  return {
    title: access?.title ?? '',
    description: access?.description ?? '',
    allowed_origins: writeOrigins(access?.allowed_origins ?? []),
  };
}

/** The form values to send: never the key. */
export function accessInput({ title, description, allowed_origins }: AccessValues) {
  return {
    title: title.trim(),
    description: description.trim(),
    allowed_origins: readOrigins(allowed_origins),
  };
}

/** The form of an API token. */
export function useAccessForm(access?: Access): UseFormReturn<AccessValues> {
  return useForm<AccessValues>({ defaultValues: accessValues(access) });
}

/** Shows field errors at their fields, and the rest as a toast. */
export function showAccessFailure(form: UseFormReturn<AccessValues>, error: unknown): void {
  const rest = showFieldErrors(form, ['title', 'description', 'allowed_origins'], errorFields(error));
  if (rest !== '') showToast('error', rest);
}

interface AccessFormProps {
  readonly form: UseFormReturn<AccessValues>;
  /** The buttons below the fields. */
  readonly children: ReactNode;
  onSubmit(values: AccessValues): void;
}

/** Title, description and allowed origins. */
export function AccessForm({ form, children, onSubmit }: AccessFormProps) {
  const { t } = useTranslation();
  return (
    <Stack component="form" noValidate onSubmit={form.handleSubmit(onSubmit)} sx={{ gap: 5 }}>
      <FormTextField
        control={form.control}
        name="title"
        label={t('apiTokens.fields.title')}
        help={t('apiTokens.fields.titleHint')}
        required
        slotProps={{ htmlInput: { maxLength: limits.titleLength } }}
      />
      <FormTextField
        control={form.control}
        name="description"
        label={t('apiTokens.fields.description')}
        multiline
        minRows={2}
        maxRows={8}
        slotProps={{ htmlInput: { maxLength: limits.descriptionLength } }}
      />
      <FormTextField
        control={form.control}
        name="allowed_origins"
        label={t('apiTokens.fields.origins')}
        help={t('apiTokens.fields.originsHint')}
        placeholder="https://www.example.com"
        multiline
        minRows={3}
        maxRows={10}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        {children}
      </Stack>
      <FormLeaveGuard dirty={form.formState.isDirty} />
    </Stack>
  );
}
