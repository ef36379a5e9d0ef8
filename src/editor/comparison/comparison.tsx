import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNextFocus } from '../../ui/use-next-focus.ts';
import type { ContentModels } from '../store/content-models.ts';
import { type ComparedBlock, hasFormerContent } from './compare-blocks.ts';
import { summaryLine } from '../../../content-model/summary-line.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { useFieldHost } from '../field-host-context.ts';
import { changeTones, useChangeLabels } from './change-labels.ts';
import { FieldContent, FieldDifference } from './field-difference.tsx';

export type ComparisonMode = 'changes' | 'whole' | 'rendered';

interface ComparisonProps {
  readonly blocks: readonly ComparedBlock[];
  readonly models: ContentModels;
  readonly name: string;
  readonly mode: ComparisonMode;
  readonly rendered: ReactNode;
  onMode(mode: ComparisonMode): void;
  onBringBack(block: ComparedBlock): void;
}

/** Rendering the fields of more blocks at once would take seconds; the others open on request. */
const mostOpen = 30;

export function Comparison({ blocks, models, name, mode, rendered, onMode, onBringBack }: ComparisonProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  // A restored block leaves the list, with the button that was pressed.
  useNextFocus(root, () => root.current?.querySelector<HTMLElement>('button:enabled'));
  const differing = blocks.filter(({ changes }) => changes.length > 0);
  const whole = blocks
    .filter(({ before }) => before !== undefined)
    .toSorted((one, other) => (one.before ?? 0) - (other.before ?? 0));
  const asBefore = mode === 'whole';
  const shown = asBefore ? whole : differing;
  return (
    <Stack ref={root} sx={{ gap: 4, flex: 1, minHeight: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-label={t('editor.comparison.mode')}
        onChange={(_, chosen: ComparisonMode | null) => chosen && onMode(chosen)}
      >
        <ToggleButton value="changes">{t('editor.comparison.changes')}</ToggleButton>
        <ToggleButton value="whole">{name}</ToggleButton>
        <ToggleButton value="rendered">{t('editor.comparison.drawn')}</ToggleButton>
      </ToggleButtonGroup>
      {mode === 'rendered' ? (
        rendered
      ) : (
        <>
          <Typography role="status" color="textSecondary">
            {asBefore
              ? t('editor.comparison.blocks', { count: whole.length })
              : differing.length === 0
                ? t('editor.comparison.same')
                : t('editor.comparison.differing', { count: differing.length })}
          </Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
            {shown.map((block, index) => (
              <ComparedBlockItem
                key={`${mode} ${block.key} ${block.now ?? 'removed'}`}
                {...{ block, models, name, asBefore }}
                onBringBack={() => onBringBack(block)}
                startsOpen={
                  index < mostOpen && (asBefore || block.changes.some((change) => change !== 'moved'))
                }
              />
            ))}
          </Box>
        </>
      )}
    </Stack>
  );
}

interface ComparedBlockItemProps {
  readonly block: ComparedBlock;
  readonly models: ContentModels;
  readonly name: string;
  /** Show the former block instead of its changes. */
  readonly asBefore: boolean;
  readonly startsOpen: boolean;
  onBringBack(): void;
}

/** One block: its type, how it changed since, and on request its fields. */
function ComparedBlockItem({
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
  const summary = summaryLine(fields.flatMap((field) => field[side]?.summaryIn(host) ?? []));
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
