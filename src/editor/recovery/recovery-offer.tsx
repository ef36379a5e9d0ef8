import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../field-plugins/sdk/kit/visually-hidden.ts';
import { Time } from '../../ui/time.tsx';
import { ValuePreview } from '../conflict/value-preview.tsx';
import { useEditor, useEditorState, useModel } from '../editor-context.ts';
import { hasNoDraft, type JournalRow } from '../journal/journal.ts';
import { blockOfRow } from '../store/commands/recover-drafts.ts';
import { useBlockName } from '../rows/use-block-name.ts';
import { LostTexts } from './lost-texts.tsx';
import { rowDifferences } from './row-differences.ts';

interface RecoveryOfferProps {
  readonly row: JournalRow;
  onDiscard(): void;
}

/** A recovered draft of one block: when it was typed, and how it differs from the current state. */
export function RecoveryOffer({ row, onDiscard }: RecoveryOfferProps) {
  const { t } = useTranslation();
  const { commands, models } = useEditor();
  const block = useEditorState((state) => blockOfRow(state, row));
  const name = useModel(row.modelId)?.name ?? t('editor.unknownBlock');
  const position = useEditorState(({ order }) => (block ? order.indexOf(block.key) : row.index));
  const label = useBlockName()(row.modelId, position + 1);
  const differences = hasNoDraft(row) ? [] : rowDifferences(models, { row, block });
  return (
    <Box component="li">
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h3" variant="subtitle2">
            {name}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {t('editor.recovery.typedAt')} <Time value={new Date(row.at).toISOString()} />
            {block === undefined && ` · ${t('editor.recovery.newBlock')}`}
          </Typography>
        </Box>
        {/* Before the values, which may be longer than the screen. */}
        <Stack direction="row" sx={{ gap: 2, flexShrink: 0, alignItems: 'start' }}>
          {!hasNoDraft(row) && (
            <Button
              size="small"
              variant="outlined"
              aria-label={t('editor.recovery.restoreOf', { name: label })}
              onClick={() => void commands.restore(row)}
            >
              {t('editor.recovery.restore')}
            </Button>
          )}
          <Button
            size="small"
            color="inherit"
            aria-label={t('editor.recovery.discardOf', { name: label })}
            onClick={onDiscard}
          >
            {t('editor.recovery.discard')}
          </Button>
        </Stack>
      </Stack>
      {differences.length > 0 && (
        <Box sx={{ overflowX: 'auto', mt: 2 }}>
          <Box component="table" aria-label={t('editor.recovery.differences', { name })} sx={tableSx}>
            <thead>
              <tr>
                <th scope="col">{t('editor.recovery.field')}</th>
                {block && <th scope="col">{t('editor.recovery.server')}</th>}
                <th scope="col">{t('editor.recovery.typed')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ field, now, typed }) => (
                <tr key={field.name}>
                  <th scope="row">{field.definition.field_title}</th>
                  {block && (
                    <td data-column={t('editor.recovery.server')}>
                      <ValuePreview field={field} value={now} />
                    </td>
                  )}
                  <td data-column={t('editor.recovery.typed')}>
                    <ValuePreview field={field} value={typed} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      {row.lost && <LostTexts lost={row.lost} isBesideDraft={!hasNoDraft(row)} />}
    </Box>
  );
}

/** Everything by its place, because a value may be drawn as a table of its own. */
const tableSx = {
  borderCollapse: 'collapse',
  width: '100%',
  // Otherwise a long value leaves its short neighbour the width of a letter.
  tableLayout: 'fixed',
  '& > * > tr > *': {
    ...{ textAlign: 'start', verticalAlign: 'top', py: 1.5, pr: 4, borderBottom: 1, borderColor: 'divider' },
    overflowWrap: 'anywhere',
  },
  '& > * > tr > th': { color: 'text.secondary', fontWeight: 400, fontSize: '0.8125rem' },
  '& > thead > tr > th:first-of-type': { width: '25%' },
  // A phone has no room for columns, so each value gets its column's heading above it.
  '@media (max-width: 599.95px)': {
    '& > thead': visuallyHidden,
    '&, & > tbody, & > tbody > tr, & > tbody > tr > *': { display: 'block', width: 'auto', pr: 0 },
    '& > tbody > tr': { py: 2, borderBottom: 1, borderColor: 'divider' },
    '& > tbody > tr > *': { py: 0.5, borderBottom: 0 },
    '& > tbody > tr > th': { color: 'text.primary', fontWeight: 500 },
    '& > tbody > tr > td::before': {
      ...{ content: 'attr(data-column)', display: 'block', color: 'text.secondary', fontSize: '0.75rem' },
    },
  },
} as const;
