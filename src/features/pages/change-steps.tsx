import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import { Button, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeTones, useChangeLabels } from '../../editor/comparison/change-labels.ts';
import { hasFormerContent, type ComparedBlock } from '../../editor/comparison/compare-blocks.ts';
import type { ContentModels } from '../../editor/store/content-models.ts';
import { StatusChip } from '../../ui/status-chip.tsx';

interface ChangeStepsProps {
  readonly compared: readonly ComparedBlock[];
  readonly models: ContentModels;
  onShow(block: ComparedBlock): void;
  onBringBack(block: ComparedBlock): void;
}

export function ChangeSteps({ compared, models, onShow, onBringBack }: ChangeStepsProps) {
  const { t } = useTranslation();
  const label = useChangeLabels();
  const differing = compared.filter(({ changes }) => changes.length > 0);
  const count = differing.length;
  const [wanted, setWanted] = useState(-1);
  // A restored block leaves the list.
  const at = Math.min(wanted, count - 1);
  const block = differing[at];

  const model = block && models.find(block.modelId);
  const name = `${model?.name ?? t('editor.unknownBlock')} ${(block?.now ?? block?.before ?? 0) + 1}`;

  function step(by: 1 | -1): void {
    const next = at === -1 && by === -1 ? count - 1 : (at + by + count) % count;
    setWanted(next);
    const found = differing[next];
    if (found) onShow(found);
  }

  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 3, rowGap: 1, minHeight: 40 }}
    >
      {count > 0 && (
        <Stack direction="row">
          <IconButton
            size="small"
            aria-label={t('pageEditor.versions.previousChange')}
            onClick={() => step(-1)}
          >
            <PreviousIcon />
          </IconButton>
          <IconButton size="small" aria-label={t('pageEditor.versions.nextChange')} onClick={() => step(1)}>
            <NextIcon />
          </IconButton>
        </Stack>
      )}
      <Stack
        direction="row"
        role="status"
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, flex: '1 1 0', minWidth: 160 }}
      >
        {block === undefined ? (
          <Typography color="textSecondary">
            {count === 0 ? t('editor.comparison.same') : t('editor.comparison.differing', { count })}
          </Typography>
        ) : (
          <>
            <Typography color="textSecondary">
              {t('pageEditor.versions.changeOf', { at: at + 1, count })}
            </Typography>
            <Typography variant="subtitle2" component="span">
              {name}
            </Typography>
            {block.changes.map((change) => (
              <StatusChip key={change} label={label(block, change)} tone={changeTones[change]} />
            ))}
          </>
        )}
      </Stack>
      {block !== undefined && model !== undefined && hasFormerContent(block) && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('editor.comparison.bringBackOf', { name })}
          onClick={() => onBringBack(block)}
        >
          {t('editor.comparison.bringBack')}
        </Button>
      )}
    </Stack>
  );
}
