import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { FieldColumns } from '../../../ui/side-by-side.tsx';
import { apiNameOf } from '../draft/draft-field.ts';
import { retitled, withFormerDefault } from '../draft/edit-fields.ts';
import { useFieldTypes } from '../fields/field-types.ts';
import { CheckSetting, type FieldPartProps, TextSetting } from './settings.tsx';

/** Types with an input that browsers can fill in. */
const filledTypes: readonly string[] = ['text', 'textarea', 'number', 'email', 'url', 'date'];

/** Types that users type into. Unknown plugins declare it with an option. */
const typedTypes: readonly string[] = [
  ...['text', 'textarea', 'richtext', 'number', 'email', 'url', 'tags', 'code'],
];

export function FieldTexts(props: FieldPartProps) {
  const { field, fields, problems, define, change } = props;
  const { t } = useTranslation('builder');
  const { list } = useFieldTypes();
  const { registry } = useFieldPlugins();
  const { definition } = field;
  const isKnown = list.some(({ type }) => type === definition.field_type);
  return (
    <Stack sx={{ gap: 4 }}>
      <FieldColumns>
        <TextSetting
          {...{ part: 'field_title', problems, label: t('field.title'), required: true }}
          value={definition.field_title}
          onChange={(title) => change(retitled(field, fields, title), 'title')}
          htmlInput={{ maxLength: limits.titleLength }}
        />
        <TextSetting
          {...{ part: 'api_name', problems, label: t('field.name'), required: true }}
          value={apiNameOf(field)}
          help={t(field.id === undefined ? 'field.nameHelp' : 'field.renameHelp')}
          onChange={(api_name) => change({ isNamed: true, definition: { ...definition, api_name } }, 'name')}
          htmlInput={{ maxLength: 64, spellCheck: false, autoCapitalize: 'none' }}
        />
      </FieldColumns>
      <TextSetting
        {...{ part: 'field_type', problems, label: t('field.type') }}
        value={definition.field_type}
        choices={[
          ...(isKnown ? [] : [{ value: definition.field_type, label: definition.field_type }]),
          ...list.map(({ type, label }) => ({ value: type, label })),
        ]}
        onChange={(field_type) => {
          const { isList = false, start = null } = list.find(({ type }) => type === field_type) ?? {};
          const { pattern: _pattern, ...kept } = definition;
          const next = { ...kept, field_type, field_values: start };
          const items = isList ? (field.items ?? []) : undefined;
          change(withFormerDefault(field, { ...field, definition: next, items }, registry));
        }}
      />
      <TextSetting
        {...{ part: 'help', label: t('field.help'), help: t('field.helpHelp'), multiline: true }}
        value={definition.help ?? ''}
        onChange={(help) => define({ help: help || undefined }, 'help')}
        htmlInput={{ maxLength: limits.fieldHelpLength }}
      />
      <PlaceholderText {...props} />
      {filledTypes.includes(definition.field_type) && (
        <CheckSetting
          label={t('field.autofill')}
          checked={definition.autofill === true}
          onChange={(isOn) => define({ autofill: isOn || undefined })}
        />
      )}
    </Stack>
  );
}

/** The placeholder of a field, for types that users type into. Some types have an older option for it. */
function PlaceholderText({ field, define }: FieldPartProps) {
  const { t } = useTranslation('builder');
  const { registry } = useFieldPlugins();
  const { field_type: type, field_values, placeholder } = field.definition;
  const { properties = {} } = registry.find(type)?.optionsSchema ?? {};
  const options = Array.isArray(field_values)
    ? null
    : (field_values as { readonly placeholder?: unknown } | null);
  const { placeholder: option, ...others } = options ?? {};
  const value = placeholder ?? (typeof option === 'string' ? option : '');
  if (!typedTypes.includes(type) && !('placeholder' in properties) && value === '') return null;
  return (
    <TextSetting
      {...{ part: 'placeholder', label: t('field.placeholder'), help: t('field.placeholderHelp'), value }}
      onChange={(text) => {
        const isCleared = text === '' && option !== undefined;
        const rest = Object.keys(others).length > 0 ? others : null;
        define({ placeholder: text || undefined, ...(isCleared && { field_values: rest }) }, 'placeholder');
      }}
      htmlInput={{ maxLength: limits.titleLength }}
    />
  );
}
