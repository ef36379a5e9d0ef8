import { Alert } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../builder/problem-words.ts';
import type { FieldPartProps } from './field-part.ts';

/** A field whose plugin is missing: its settings are unknown, so they cannot be edited. */
export function UnsupportedField({ problems }: Pick<FieldPartProps, 'problems'>) {
  const { t } = useTranslation('builder');
  const { sentenceOf } = useProblemWords();
  const others = problems.filter(({ part }) => part !== 'field');
  if (others.length === 0)
    return (
      <Alert severity="info" variant="outlined">
        {t('field.unsupported')}
      </Alert>
    );
  return others.map((problem) => (
    <Alert key={problem.part} severity="error" variant="outlined" data-part={problem.part} tabIndex={-1}>
      {sentenceOf(problem)}
    </Alert>
  ));
}
