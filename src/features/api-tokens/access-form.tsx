import { Stack } from '@mui/material';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DescriptionField, TitleField } from '../../records/record-fields.tsx';
import { SaveForm, type SaveFormProps } from '../../records/save-form.tsx';
import type { Access } from '../../../shared/wire/accesses.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { FieldColumns } from '../../ui/side-by-side.tsx';
import { readOrigins, writeOrigins } from './origins-text.ts';

export interface AccessValues {
  readonly title: string;
  readonly description: string;
  /** One per line, or separated by commas. */
  readonly allowed_origins: string;
}

/** The form values of an API token; blank for a new one. */
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

/** The fields that can show an error. */
export const accessNames = ['title', 'description', 'allowed_origins'] as const;

/** Title, description and allowed origins; `children` are the buttons below them. */
export function AccessForm({ children, ...props }: SaveFormProps<AccessValues>) {
  const { t } = useTranslation();
  const { control } = props.form;
  return (
    <SaveForm {...props}>
      <TitleField
        control={control}
        label={t('apiTokens.fields.title')}
        help={t('apiTokens.fields.titleHint')}
      />
      <FieldColumns>
        <DescriptionField control={control} label={t('apiTokens.fields.description')} maxRows={8} />
        <FormTextField
          control={control}
          name="allowed_origins"
          label={t('apiTokens.fields.origins')}
          help={t('apiTokens.fields.originsHint')}
          placeholder="https://www.example.com"
          multiline
          minRows={3}
          maxRows={10}
          htmlInput={{ spellCheck: false }}
        />
      </FieldColumns>
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        {children}
      </Stack>
    </SaveForm>
  );
}
