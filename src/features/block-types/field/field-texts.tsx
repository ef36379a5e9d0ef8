import { Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { FieldColumns } from '../../../ui/side-by-side.tsx';
import { useProblemWords } from '../builder/problem-words.ts';
import type { ProblemPart } from '../draft/draft-problem.ts';
import { withFormerDefault } from '../draft/with-former-default.ts';
import { apiNameOf } from '../draft/draft-field.ts';
import { useFieldTypes } from '../fields/field-types.ts';
import type { FieldPartProps } from './field-part.ts';
import { PlaceholderText } from './placeholder-text.tsx';

/** Types with an input that browsers can fill in. */
const filledTypes: readonly string[] = ['text', 'textarea', 'number', 'email', 'url', 'date'];

export function FieldTexts(props: FieldPartProps) {
  const { field, problems, define, change, retitle } = props;
  const { t } = useTranslation('builder');
  const { list } = useFieldTypes();
  const { registry } = useFieldPlugins();
  const { sentenceOf } = useProblemWords();
  const { definition } = field;
  const errorOf = (part: ProblemPart) => {
    const problem = problems.find((one) => one.part === part);
    return problem && sentenceOf(problem);
  };
  const isKnown = list.some(({ type }) => type === definition.field_type);
  return (
    <Stack sx={{ gap: 4 }}>
      <FieldColumns>
        <TextField
          id="field-title"
          label={t('field.title')}
          required
          value={definition.field_title}
          error={errorOf('title') !== undefined}
          helperText={errorOf('title')}
          onChange={({ target }) => retitle(target.value)}
          slotProps={{ htmlInput: { maxLength: limits.titleLength } }}
        />
        <TextField
          id="field-name"
          label={t('field.name')}
          required
          value={apiNameOf(field)}
          error={errorOf('name') !== undefined}
          helperText={errorOf('name') ?? t(field.id === undefined ? 'field.nameHelp' : 'field.renameHelp')}
          onChange={({ target }) =>
            change({ isNamed: true, definition: { ...definition, api_name: target.value } }, 'name')
          }
          slotProps={{ htmlInput: { maxLength: 64, spellCheck: false, autoCapitalize: 'none' } }}
        />
      </FieldColumns>
      <TextField
        id="field-type"
        select
        label={t('field.type')}
        value={definition.field_type}
        error={errorOf('type') !== undefined}
        helperText={errorOf('type')}
        onChange={({ target }) => {
          const { isList = false, start = null } = list.find(({ type }) => type === target.value) ?? {};
          const { pattern: _pattern, ...kept } = definition;
          const next = { ...kept, field_type: target.value, field_values: start };
          const items = isList ? (field.items ?? []) : undefined;
          change(withFormerDefault(field, { ...field, definition: next, items }, registry));
        }}
      >
        {!isKnown && <MenuItem value={definition.field_type}>{definition.field_type}</MenuItem>}
        {list.map(({ type, label }) => (
          <MenuItem key={type} value={type}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id="field-help"
        label={t('field.help')}
        value={definition.help ?? ''}
        helperText={t('field.helpHelp')}
        multiline
        onChange={({ target }) => define({ help: target.value || undefined }, 'help')}
        slotProps={{ htmlInput: { maxLength: limits.fieldHelpLength } }}
      />
      <PlaceholderText {...props} />
      {filledTypes.includes(definition.field_type) && (
        <FormControlLabel
          label={t('field.autofill')}
          control={
            <Checkbox
              checked={definition.autofill === true}
              onChange={(_event, isOn) => define({ autofill: isOn || undefined })}
            />
          }
        />
      )}
    </Stack>
  );
}
