import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../field-plugins/sdk/kit/visually-hidden.ts';
import { Time } from '../../ui/time.tsx';
import { ValuePreview } from '../conflict/value-preview.tsx';
import { useEditor, useEditorState, useModel } from '../editor-context.ts';
import { hasNoDraft, type JournalRow, type LostText } from '../journal/journal.ts';
import { blockOfRow } from '../store/commands/recover-drafts.ts';
import { useBlockName } from '../rows/use-block-name.ts';
import { CopyText } from '../faults/copy-text.tsx';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import { modelFields, type ModelField } from '../../../content-model/model-fields.ts';
import type { ContentModels } from '../store/content-models.ts';
import type { EditorBlock } from '../store/editor-block.ts';
import { emptyData, readable } from '../store/initial-state.ts';

interface RecoveryOfferProps {
  readonly row: JournalRow;
  onDiscard(): void;
}

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

/** Everything by its place, because a value may be rendered as a table of its own. */
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

interface LostTextsProps {
  readonly lost: readonly LostText[];
  /** There is a draft to restore too, so the panel has another text. */
  readonly isBesideDraft: boolean;
}

/** Texts whose fields are gone, or can no longer hold them: to be copied. */
function LostTexts({ lost, isBesideDraft }: LostTextsProps) {
  const { t } = useTranslation();
  return (
    <Stack sx={{ gap: 3, mt: 2 }}>
      {isBesideDraft && <Typography variant="body2">{t('editor.lost.explained')}</Typography>}
      <Stack component="dl" sx={{ gap: 3, m: 0 }}>
        {lost.map(({ title, text }, at) => (
          <Box key={at}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {title}
            </Typography>
            <Stack
              component="dd"
              direction={{ xs: 'column', sm: 'row' }}
              sx={{ m: 0, gap: 2, flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between' }}
            >
              <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', minWidth: 0, flex: 1 }}>
                {text}
              </Box>
              <CopyText text={text} label={t('editor.lost.copy')} />
            </Stack>
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}

interface FieldDifference {
  readonly field: ModelField;
  readonly now: unknown;
  readonly typed: unknown;
}

/** The fields in which a recovered draft differs from the block on the screen, or from an empty block if there is none. */
function rowDifferences(
  models: ContentModels,
  { row, block }: { row: JournalRow; block: EditorBlock | undefined },
): readonly FieldDifference[] {
  const model = models.find(row.modelId);
  if (!model) return [];
  const draft = readable(models, row.modelId, row.draft);
  const before = block?.draft ?? emptyData(models, row.modelId);
  const differences = modelFields(model, models.registry)
    .map((field) => ({ field, now: before[field.name], typed: draft[field.name] }))
    .filter(({ now, typed }) => !sameValue(now, typed));
  // A value hidden by a condition is restored with the rest, but named only if nothing else differs.
  const hidden = models.validate(row.modelId, draft)?.hidden;
  const shown = differences.filter(({ field }) => hidden?.has(field.name) !== true);
  return shown.length > 0 ? shown : differences;
}
