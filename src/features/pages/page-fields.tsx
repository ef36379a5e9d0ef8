import type { Control } from 'react-hook-form';
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

/** The values as they will be stored. */
export function pageInput({ title, url_path }: PageValues): PageValues {
  return { title: title.trim(), url_path: normalizeUrlPath(url_path) ?? url_path };
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
        check={(path) =>
          normalizeUrlPath(path) === undefined ? t('pages.fields.urlPathInvalid') : undefined
        }
        required
        maxLength={limits.urlPathLength}
        spellCheck={false}
      />
    </FieldColumns>
  );
}
