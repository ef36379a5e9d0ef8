import type { Control, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../shared/limits.ts';
import { normalizeUrlPath } from '../../../shared/url-path.ts';
import { TitleField } from '../../records/record-fields.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { FieldColumns } from '../../ui/side-by-side.tsx';

export interface PageValues {
  readonly title: string;
  readonly url_path: string;
}

/** Sends the values as they will be stored, or shows that the path is invalid. */
export function usePageSubmit(
  form: UseFormReturn<PageValues>,
  send: (values: PageValues) => Promise<boolean>,
) {
  const { t } = useTranslation();
  return async ({ title, url_path }: PageValues): Promise<boolean> => {
    const path = normalizeUrlPath(url_path);
    if (path !== undefined) return send({ title: title.trim(), url_path: path });
    form.setError(
      'url_path',
      { type: 'api', message: t('pages.fields.urlPathInvalid') },
      { shouldFocus: true },
    );
    return false;
  };
}

interface PageFieldsProps {
  readonly control: Control<PageValues>;
  readonly pathHelp: string;
}

export function PageFields({ control, pathHelp }: PageFieldsProps) {
  const { t } = useTranslation();
  return (
    <FieldColumns>
      <TitleField control={control} label={t('pages.fields.title')} autoFocus />
      <FormTextField
        control={control}
        name="url_path"
        label={t('pages.fields.urlPath')}
        help={pathHelp}
        required
        htmlInput={{ maxLength: limits.urlPathLength, spellCheck: false }}
      />
    </FieldColumns>
  );
}
