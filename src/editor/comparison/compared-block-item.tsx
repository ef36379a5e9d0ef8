import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { summarizeBlock } from '../../../content-model/summarize-block.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { useFieldHost } from '../field-host-context.ts';
import type { ContentModels } from '../store/content-models.ts';
import { changeTones, useChangeLabels } from './change-labels.ts';
import { hasFormerContent, type ComparedBlock } from './compare-blocks.ts';
import { FieldContent, FieldDifference } from './field-difference.tsx';

interface ComparedBlockItemProps {
  readonly block: ComparedBlock;
  readonly models: ContentModels;
  /** The name of the earlier state. */
  readonly name: string;
  /** Show the former block instead of its changes. */
  readonly asBefore: boolean;
  readonly startsOpen: boolean;
  onBringBack(): void;
}

/** One block: its type, how it changed since, and on request its fields. */
export function ComparedBlockItem({
  block,
  models,
  name,
  asBefore,
  startsOpen,
  onBringBack,
}: ComparedBlockItemProps) {
  const { t } = useTranslation();
  const host = useFieldHost();
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const { modelId, changes, before, now, fields } = block;
  const side = asBefore || now === undefined ? 'before' : 'now';
  const position = (side === 'before' ? before : now) ?? 0;
  const title = `${models.find(modelId)?.name ?? t('editor.unknownBlock')} ${position + 1}`;
  const summary = summarizeBlock({ shown: fields.flatMap((field) => field[side] ?? []) }, host);
  const isOther = hasFormerContent(block);
  const differing = asBefore ? [] : fields.filter(({ differs }) => differs);
  const label = useChangeLabels();
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 3 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Typography component="h3" variant="subtitle2" id={id}>
          {title}
        </Typography>
        {changes.map((change) => (
          <StatusChip key={change} label={label(block, change)} tone={changeTones[change]} />
        ))}
        {!open && (
          <Typography variant="body2" color="textSecondary" noWrap sx={{ flex: '1 1 0', minWidth: 80 }}>
            {summary}
          </Typography>
        )}
        <Box sx={{ flex: '1 0 0' }} />
        {isOther && models.find(modelId) && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('editor.comparison.bringBackOf', { name: title })}
            onClick={onBringBack}
          >
            {t('editor.comparison.bringBack')}
          </Button>
        )}
        {fields.length > 0 && (
          <Button
            size="small"
            color="inherit"
            aria-expanded={open}
            aria-label={t(open ? 'editor.comparison.hideOf' : 'editor.comparison.showOf', { name: title })}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'editor.comparison.hide' : 'editor.comparison.show')}
          </Button>
        )}
      </Stack>
      {open && (
        <Stack role="group" aria-labelledby={id} sx={{ gap: 4, mt: 3 }}>
          {differing.length > 0
            ? differing.map((field, index) => <FieldDifference key={index} field={field} name={name} />)
            : fields.map((field, index) => <FieldContent key={index} field={field} side={side} />)}
        </Stack>
      )}
    </Box>
  );
}
