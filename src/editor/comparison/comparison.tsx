import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import type { ContentModels } from '../store/content-models.ts';
import type { ComparedBlock } from './compare-blocks.ts';
import { ComparedBlockItem } from './compared-block-item.tsx';

interface ComparisonProps {
  readonly blocks: readonly ComparedBlock[];
  readonly models: ContentModels;
  /** What the earlier state is called. */
  readonly name: string;
  /** The earlier state as visitors saw it, shown on request. */
  readonly drawn?: ReactNode;
  /** Gives a block of now the content that it had, or adds it again. `index` is where it belongs now. */
  onBringBack?(block: ComparedBlock, index: number): void;
}

/** Drawing the fields of more blocks at once would take seconds; the others open on request. */
const mostOpen = 30;

/** An earlier state of a page: what changed since, or the whole state as it was. */
export function Comparison({ blocks, models, name, drawn, onBringBack }: ComparisonProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  // A block that is as it was leaves the list, with the button that brought it back.
  useKeptFocus(root, () => root.current?.querySelector<HTMLElement>('button:enabled'));
  const [mode, setMode] = useState<'changes' | 'whole' | 'drawn'>('changes');
  const differing = blocks.filter(({ changes }) => changes.length > 0);
  const whole = blocks
    .filter(({ before }) => before !== undefined)
    .toSorted((one, other) => (one.before ?? 0) - (other.before ?? 0));
  const asBefore = mode === 'whole';
  const shown = asBefore ? whole : differing;
  return (
    <Stack ref={root} sx={{ gap: 4 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-label={t('editor.comparison.mode')}
        onChange={(_, chosen: typeof mode | null) => chosen && setMode(chosen)}
      >
        <ToggleButton value="changes">{t('editor.comparison.changes')}</ToggleButton>
        <ToggleButton value="whole">{name}</ToggleButton>
        {drawn !== undefined && <ToggleButton value="drawn">{t('editor.comparison.drawn')}</ToggleButton>}
      </ToggleButtonGroup>
      {mode === 'drawn' ? (
        drawn
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
                onBringBack={onBringBack && (() => onBringBack(block, placeOf(blocks, block)))}
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

/** Where a block belongs now: behind the blocks before it that are still there. */
function placeOf(blocks: readonly ComparedBlock[], block: ComparedBlock): number {
  return block.now ?? blocks.slice(0, blocks.indexOf(block)).filter(({ now }) => now !== undefined).length;
}
