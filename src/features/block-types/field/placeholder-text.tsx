import { TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import type { FieldPartProps } from './field-part.ts';

/** Types that users type into. Unknown plugins declare it with an option. */
const typedTypes: readonly string[] = [
  ...['text', 'textarea', 'richtext', 'number', 'email', 'url', 'tags', 'code'],
];

/** The placeholder of a field, for types that users type into. Some types have an older option for it. */
export function PlaceholderText({ field, define }: FieldPartProps) {
  const { t } = useTranslation('builder');
  const { registry } = useFieldPlugins();
  const { field_type: type, field_values: options, placeholder } = field.definition;
  const { properties = {} } = registry.find(type)?.optionsSchema ?? {};
  const { placeholder: option, ...others } = namedOptions(options);
  const value = placeholder ?? (typeof option === 'string' ? option : '');
  if (!typedTypes.includes(type) && !('placeholder' in properties) && value === '') return null;
  return (
    <TextField
      id="field-placeholder"
      label={t('field.placeholder')}
      value={value}
      helperText={t('field.placeholderHelp')}
      onChange={({ target }) =>
        define(
          {
            placeholder: target.value || undefined,
            ...(target.value === '' &&
              option !== undefined && { field_values: Object.keys(others).length > 0 ? others : null }),
          },
          'placeholder',
        )
      }
      slotProps={{ htmlInput: { maxLength: limits.titleLength } }}
    />
  );
}

function namedOptions(options: unknown): Readonly<Record<string, unknown>> {
  const isNamed = typeof options === 'object' && options !== null && !Array.isArray(options);
  return isNamed ? (options as Readonly<Record<string, unknown>>) : {};
}
