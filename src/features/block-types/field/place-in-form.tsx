import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import { FieldColumns } from '../../../ui/side-by-side.tsx';
import type { FieldPartProps } from './field-part.ts';
import { PartBox } from './part-box.tsx';

/** The place of a field in the form: its tab, group and width. */
export function PlaceInForm({ field, fields, isInside, define }: FieldPartProps) {
  const { t } = useTranslation('builder');
  const { tab, group, width } = field.definition;
  return (
    <PartBox title={t('form.title')}>
      <FieldColumns>
        {!isInside && (
          <TitleChoice
            id="field-tab"
            label={t('form.tab')}
            value={tab}
            titles={fields.map(({ definition }) => definition.tab)}
            onChange={(title) => define({ tab: title }, 'tab')}
          />
        )}
        <TitleChoice
          id="field-group"
          label={t('form.group')}
          value={group}
          titles={fields.map(({ definition }) => definition.group)}
          onChange={(title) => define({ group: title }, 'group')}
        />
      </FieldColumns>
      <FormControlLabel
        label={t('form.half')}
        control={
          <Checkbox
            checked={width === 'half'}
            onChange={(_event, isOn) => define({ width: isOn ? 'half' : undefined })}
          />
        }
      />
    </PartBox>
  );
}

interface TitleChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly titles: readonly (string | undefined)[];
  onChange(title: string | undefined): void;
}

/** A title: typed, or chosen from those of other fields. */
function TitleChoice({ id, label, value, titles, onChange }: TitleChoiceProps) {
  const known = [...new Set(titles.filter((title) => title !== undefined))];
  return (
    <>
      <TextField
        id={id}
        label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        slotProps={{
          htmlInput: { maxLength: limits.titleLength, list: `${id}-titles`, autoComplete: 'off' },
        }}
      />
      <datalist id={`${id}-titles`}>
        {known.map((title) => (
          <option key={title} value={title} aria-label={title} />
        ))}
      </datalist>
    </>
  );
}
