import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../shared/limits.ts';
import { getModel } from '../../../api/block-types.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import type { RecordRef } from '../../../api/record-ref.ts';
import { formatTime } from '../../../ui/format-time.ts';
import { Time } from '../../../ui/time.tsx';
import { useFieldTypes } from '../fields/field-types.ts';

/** Fields that plans removed, and until when blocks keep their values. */
export function RetiredFieldList({ id, revision }: RecordRef) {
  const { t, i18n } = useTranslation('builder');
  const { labelOf } = useFieldTypes();
  const { data } = useQuery({
    queryKey: [...queryKeys.blockTypes(), id, 'retired', revision],
    queryFn: ({ signal }) => getModel(id, signal),
  });
  const { retired_fields: fields = [] } = data ?? {};
  if (fields.length === 0) return null;
  const fate = (retiredAt: string) => {
    const end = Date.parse(retiredAt) + limits.planLifetime;
    if (isPast(end)) return t('history.valuesRemoved');
    return t('history.valuesKept', { date: formatTime(new Date(end).toISOString(), i18n.language) });
  };
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {t('history.retired')}
      </Typography>
      <Box component="ul" aria-label={t('history.retired')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ id: field, within, definition, retired_at, replaced_by }) => (
          <Box
            component="li"
            key={[...within, field].join('.')}
            sx={{ py: 3, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography>
              {definition.field_title} · {labelOf(definition.field_type)} ·{' '}
              <code>{[...within, field].join('.')}</code>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <Time value={retired_at} />
              {' · '}
              {replaced_by === undefined
                ? t('history.removed')
                : t('history.replaced', { field: replaced_by })}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {fate(retired_at)}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

function isPast(time: number): boolean {
  return time < Date.now();
}
