import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import { FieldColumns } from '../../../ui/side-by-side.tsx';
import { CheckSetting, type FieldPartProps, PartBox, TextSetting } from './settings.tsx';

/** The place of a field in the form: its tab, group and width. Titles are typed, or chosen from those of other fields. */
export function PlaceInForm({ field, fields, isInside, define }: FieldPartProps) {
  const { t } = useTranslation('builder');
  const parts = isInside ? (['group'] as const) : (['tab', 'group'] as const);
  return (
    <PartBox title={t('form.title')}>
      <FieldColumns>
        {parts.map((part) => {
          const known = new Set(fields.flatMap(({ definition }) => definition[part] ?? []));
          return [
            <TextSetting
              key={part}
              {...{ part, label: t(`form.${part}`), value: field.definition[part] ?? '' }}
              onChange={(title) => define({ [part]: title || undefined }, part)}
              htmlInput={{ maxLength: limits.titleLength, list: `${part}-titles`, autoComplete: 'off' }}
            />,
            <datalist key={`${part}-titles`} id={`${part}-titles`}>
              {[...known].map((title) => (
                <option key={title} value={title} aria-label={title} />
              ))}
            </datalist>,
          ];
        })}
      </FieldColumns>
      <CheckSetting
        label={t('form.half')}
        checked={field.definition.width === 'half'}
        onChange={(isOn) => define({ width: isOn ? 'half' : undefined })}
      />
    </PartBox>
  );
}
