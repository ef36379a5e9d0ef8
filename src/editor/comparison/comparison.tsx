import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import type { ContentModels } from '../store/content-models.ts';
import type { ComparedBlock } from './compare-blocks.ts';
import { ComparedBlockItem } from './compared-block-item.tsx';

/** The changes, the whole earlier state, or both states as pages. */
export type ComparisonMode = 'changes' | 'whole' | 'rendered';

interface ComparisonProps {
  readonly blocks: readonly ComparedBlock[];
  readonly models: ContentModels;
  /** The name of the earlier state. */
  readonly name: string;
  readonly mode: ComparisonMode;
  /** Both states as pages, for that mode. */
  readonly rendered: ReactNode;
  onMode(mode: ComparisonMode): void;
  /** Restores the former content of a current block, or adds a removed block again. */
  onBringBack(block: ComparedBlock): void;
}

/** Rendering the fields of more blocks at once would take seconds; the others open on request. */
const mostOpen = 30;

/** An earlier state of a page, compared with the current one. */
export function Comparison({ blocks, models, name, mode, rendered, onMode, onBringBack }: ComparisonProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  // A restored block leaves the list, with the button that was pressed.
  useKeptFocus(root, () => root.current?.querySelector<HTMLElement>('button:enabled'));
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
