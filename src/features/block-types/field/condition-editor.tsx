import AddIcon from '@mui/icons-material/Add';
import { Alert, Button, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { FieldCondition } from '../../../../field-plugins/sdk/contract/field.ts';
import { useFocusOn } from '../../../ui/use-focus-on.ts';
import { ConditionRow } from './condition-row.tsx';
import { useProblemWords } from '../builder/problem-words.ts';
import type { FieldPartProps } from './field-part.ts';
import { PartBox } from './part-box.tsx';

/** Edits when a field is shown: always, or when other fields of its level have certain values. */
export function ConditionEditor({ field, fields, problems, define, leave }: FieldPartProps) {
  const { t } = useTranslation('builder');
  const { sentenceOf } = useProblemWords();
  const { focusOn } = useFocusOn();
  const { shown_when: shown } = field.definition;
  const join = shown?.any ? 'any' : 'all';
  const conditions = shown?.[join] ?? [];
  const others = fields.filter(({ uid }) => uid !== field.uid);
  const wrong = problems.find(({ part }) => part === 'condition');
  const change = (next: readonly FieldCondition[], by: 'all' | 'any' = join) =>
    define({ shown_when: next.length === 0 ? undefined : { [by]: next } }, 'condition');
  return (
    <PartBox title={t('condition.title')} part="condition" onLeave={leave}>
      {conditions.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(others.length === 0 ? 'condition.alone' : 'condition.always')}
        </Typography>
      )}
      {conditions.length > 1 && (
        <RadioGroup
          row
          aria-label={t('condition.join')}
          value={join}
          onChange={({ target }) => change(conditions, target.value === 'any' ? 'any' : 'all')}
        >
          <FormControlLabel value="all" control={<Radio />} label={t('condition.all')} />
          <FormControlLabel value="any" control={<Radio />} label={t('condition.any')} />
        </RadioGroup>
      )}
      {conditions.map((condition, at) => (
        <ConditionRow
          key={at}
          number={at + 1}
          condition={condition}
          others={others}
          problem={wrong}
          onChange={(next) => change(conditions.with(at, next))}
          onRemove={() => {
            change(conditions.toSpliced(at, 1));
            focusOn(`#condition-${at + 1}-remove`, `#condition-${at}-remove`, '#add-condition');
          }}
        />
      ))}
      {wrong && (
        <Alert severity="error" variant="outlined">
          {sentenceOf(wrong)}
        </Alert>
      )}
      {others[0] && (
        <Button
          id="add-condition"
          size="small"
          startIcon={<AddIcon />}
          sx={{ alignSelf: 'start' }}
          onClick={() => {
            change([...conditions, { field: others[0]?.uid ?? '', is_empty: false }]);
            focusOn(`#condition-${conditions.length + 1}-field`);
          }}
        >
          {t('condition.add')}
        </Button>
      )}
    </PartBox>
  );
}
