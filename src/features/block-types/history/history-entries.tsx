import { Box, Button, Collapse, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelVersion } from '../../../../shared/wire/content.ts';
import type { Plan } from '../../../../shared/wire/plans.ts';
import { Time } from '../../../ui/time.tsx';
import { useFieldTypes } from '../fields/field-types.ts';
import { PlanSteps } from '../plan/plan-steps.tsx';

interface VersionEntryProps {
  readonly version: ModelVersion;
  readonly isCurrent: boolean;
  onRestore(): void;
}

export function VersionEntry({ version, isCurrent, onRestore }: VersionEntryProps) {
  const { t } = useTranslation('builder');
  const { labelOf } = useFieldTypes();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { revision, name, changed_at, changed_by, content_model } = version;
  const fields = Object.entries(content_model).toSorted(([, one], [, other]) => one.order - other.order);
  return (
    <Box component="li" sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <Box sx={{ flex: '1 0 100%' }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {t('history.version', { revision })} · {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {changed_at === null ? t('history.first') : <Time value={changed_at} />}
            {changed_by && ` · ${changed_by.name || changed_by.email}`}
            {isCurrent && ` · ${t('history.current')}`}
          </Typography>
        </Box>
        <Button
          size="small"
          color="inherit"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {t('history.look')}
        </Button>
        {!isCurrent && (
          <Button size="small" variant="outlined" onClick={onRestore}>
            {t('history.restore')}
          </Button>
        )}
      </Stack>
      <Collapse in={open} unmountOnExit>
        <Box component="ul" id={id} sx={{ pl: 5, my: 2 }}>
          {fields.map(([field, { field_title, field_type, required }]) => (
            <Typography component="li" variant="body2" key={field} sx={{ overflowWrap: 'anywhere' }}>
              {field_title}
              {required && ' *'} · {labelOf(field_type)} · <code>{field}</code>
            </Typography>
          ))}
          {fields.length === 0 && (
            <Typography component="li" variant="body2">
              {t('fields.none')}
            </Typography>
          )}
        </Box>
      </Collapse>
    </Box>
  );
}

interface PlanEntryProps {
  readonly plan: Plan;
  /** Whether it can be undone: not at all, or only once the draft has no changes. */
  readonly undoing: 'never' | 'later' | 'now';
  onUndo(): void;
}

/** The last plan can be undone. */
export function PlanEntry({ plan, undoing, onUndo }: PlanEntryProps) {
  const { t } = useTranslation('builder');
  const id = useId();
  const { state, operations, applied_at, applied_by } = plan;
  return (
    <Box component="li" sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary">
        {applied_at !== null && <Time value={applied_at} />}
        {applied_by && ` · ${applied_by.name || applied_by.email}`} · {t(`history.states.${state}`)}
      </Typography>
      <PlanSteps operations={operations} />
      {undoing === 'now' && (
        <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={onUndo}>
          {t('history.undo')}
        </Button>
      )}
      {undoing === 'later' && (
        <>
          <Button size="small" variant="outlined" aria-disabled aria-describedby={id} sx={offSx}>
            {t('history.undo')}
          </Button>
          <Typography id={id} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t('history.undoLater')}
          </Typography>
        </>
      )}
    </Box>
  );
}

/** Focusable, so that a screen reader can read why it is off. */
const offSx = { mt: 2, color: 'text.disabled', borderColor: 'divider', cursor: 'default' } as const;
