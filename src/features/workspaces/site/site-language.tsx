import { FormControl, FormHelperText, InputLabel, NativeSelect, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { useController, type Control, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Language, languageNames, languages } from '../../../../shared/languages.ts';

/** The language of the pages, declared to visitors' browsers and search engines. */
export function SiteLanguage<Values extends { readonly site_language: Language }>({
  control,
}: {
  readonly control: Control<Values>;
}) {
  const { t } = useTranslation();
  const id = useId();
  const { field } = useController({ control, name: 'site_language' as FieldPath<Values> });
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>{t('workspaces.site.language')}</InputLabel>
      <NativeSelect
        {...field}
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': `${id}-hint` }}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </NativeSelect>
      <FormHelperText id={`${id}-hint`}>{t('workspaces.site.languageHint')}</FormHelperText>
    </FormControl>
  );
}
