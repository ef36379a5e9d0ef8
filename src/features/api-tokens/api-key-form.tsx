import { type Control, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DescriptionField, TitleField } from '../../records/record-fields.tsx';
import type { ApiKey } from '../../../shared/wire/api-keys.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { FieldColumns } from '../../ui/side-by-side.tsx';
import { readOrigins } from './origins-text.ts';

/** Blank for a new token. Origins are one per line, or separated by commas. */
export function apiKeyValues(apiKey?: ApiKey) {
  return {
    title: apiKey?.title ?? '',
    description: apiKey?.description ?? '',
    allowed_origins: apiKey?.allowed_origins.join('\n') ?? '',
  };
}

type ApiKeyValues = ReturnType<typeof apiKeyValues>;

export function useApiKeyForm(apiKey?: ApiKey) {
  return useForm({ defaultValues: apiKeyValues(apiKey) });
}

/** Never includes the key. */
export function apiKeyInput({ title, description, allowed_origins }: ApiKeyValues) {
  return {
    title: title.trim(),
    description: description.trim(),
    allowed_origins: readOrigins(allowed_origins),
  };
}

export function ApiKeyFields({ control }: { readonly control: Control<ApiKeyValues> }) {
  const { t } = useTranslation();
  return (
    <>
      <TitleField
        control={control}
        label={t('apiTokens.fields.title')}
        help={t('apiTokens.fields.titleHint')}
      />
      <FieldColumns>
        <DescriptionField
          control={control}
          label={t('apiTokens.fields.description')}
          lines={{ min: 3, max: 8 }}
        />
        <FormTextField
          control={control}
          name="allowed_origins"
          label={t('apiTokens.fields.origins')}
          help={t('apiTokens.fields.originsHint')}
          placeholder="https://www.example.com"
          lines={{ min: 3, max: 10 }}
          spellCheck={false}
        />
      </FieldColumns>
    </>
  );
}
