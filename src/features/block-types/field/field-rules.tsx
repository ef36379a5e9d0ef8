import { Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import { FieldColumns } from '../../../ui/side-by-side.tsx';
import { useProblemWords } from '../builder/problem-words.ts';
import type { FieldPartProps } from './field-part.ts';
import { PartBox } from './part-box.tsx';

const demands = ['no', 'always', 'publishing'] as const;

/** Rules for values: required, unique, of a pattern. */
export function FieldRules({ field, problems, define }: FieldPartProps) {
  const { t } = useTranslation('builder');
  const { sentenceOf } = useProblemWords();
  const badPattern = problems.find(({ part }) => part === 'pattern');
  const noMessage = problems.find(({ part }) => part === 'patternMessage');
  const { required, required_for, unique, pattern, field_type } = field.definition;
  const demand = required ? 'always' : required_for === 'publishing' ? 'publishing' : 'no';
  const isText = textTypes.includes(field_type);
  return (
    <PartBox title={t('rules.title')}>
      <TextField
        id="field-required"
        select
        label={t('rules.required')}
        value={demand}
        helperText={t(`rules.requiredHelp.${demand}`)}
        onChange={({ target }) =>
          define({
            required: target.value === 'always',
            required_for: target.value === 'publishing' ? 'publishing' : undefined,
          })
        }
      >
        {demands.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`rules.demands.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        label={t('rules.unique')}
        control={
          <Checkbox
            checked={unique === true}
            onChange={(_event, isOn) => define({ unique: isOn || undefined })}
          />
        }
      />
      {isText && (
        <Stack sx={{ gap: 4 }}>
          <FieldColumns>
            <TextField
              id="field-pattern"
              label={t('rules.pattern')}
              value={pattern?.regex ?? ''}
              error={badPattern !== undefined}
              helperText={badPattern ? sentenceOf(badPattern) : t('rules.patternHelp')}
              onChange={({ target }) =>
                define(
                  {
                    pattern:
                      target.value === ''
                        ? undefined
                        : {
                            regex: target.value,
                            message: pattern?.message ?? t('rules.patternMessageStart'),
                          },
                  },
                  'pattern',
                )
              }
              slotProps={{ htmlInput: { maxLength: 1000, spellCheck: false, autoCapitalize: 'none' } }}
            />
            {pattern && (
              <TextField
                id="field-patternMessage"
                label={t('rules.patternMessage')}
                required
                value={pattern.message}
                error={noMessage !== undefined}
                helperText={noMessage && sentenceOf(noMessage)}
                onChange={({ target }) =>
                  define({ pattern: { ...pattern, message: target.value } }, 'message')
                }
                slotProps={{ htmlInput: { maxLength: limits.fieldHelpLength } }}
              />
            )}
          </FieldColumns>
        </Stack>
      )}
    </PartBox>
  );
}

/** Types whose values are plain text. */
const textTypes: readonly string[] = ['text', 'textarea', 'email', 'url'];
