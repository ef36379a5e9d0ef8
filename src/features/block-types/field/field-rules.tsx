import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import { FieldColumns } from '../../../ui/side-by-side.tsx';
import { CheckSetting, type FieldPartProps, PartBox, TextSetting } from './settings.tsx';

const demands = ['no', 'always', 'publishing'] as const;

/** Types whose values are plain text. */
const textTypes: readonly string[] = ['text', 'textarea', 'email', 'url'];

/** Rules for values: required, unique, of a pattern. */
export function FieldRules({ field, problems, define }: FieldPartProps) {
  const { t } = useTranslation('builder');
  const { required, required_for, unique, pattern, field_type } = field.definition;
  const demand = required ? 'always' : required_for === 'publishing' ? 'publishing' : 'no';
  return (
    <PartBox title={t('rules.title')}>
      <TextSetting
        {...{ part: 'required', label: t('rules.required'), value: demand }}
        help={t(`rules.requiredHelp.${demand}`)}
        choices={demands.map((value) => ({ value, label: t(`rules.demands.${value}`) }))}
        onChange={(next) =>
          define({
            required: next === 'always',
            required_for: next === 'publishing' ? 'publishing' : undefined,
          })
        }
      />
      <CheckSetting
        label={t('rules.unique')}
        checked={unique === true}
        onChange={(isOn) => define({ unique: isOn || undefined })}
      />
      {textTypes.includes(field_type) && (
        <FieldColumns>
          <TextSetting
            {...{ part: 'pattern', problems, label: t('rules.pattern'), help: t('rules.patternHelp') }}
            value={pattern?.regex ?? ''}
            onChange={(regex) => {
              const { message = t('rules.patternMessageStart') } = pattern ?? {};
              define({ pattern: regex === '' ? undefined : { regex, message } }, 'pattern');
            }}
            htmlInput={{ maxLength: 1000, spellCheck: false, autoCapitalize: 'none' }}
          />
          {pattern && (
            <TextSetting
              {...{ part: 'pattern_message', problems, label: t('rules.patternMessage'), required: true }}
              value={pattern.message}
              onChange={(message) => define({ pattern: { ...pattern, message } }, 'message')}
              htmlInput={{ maxLength: limits.fieldHelpLength }}
            />
          )}
        </FieldColumns>
      )}
    </PartBox>
  );
}
