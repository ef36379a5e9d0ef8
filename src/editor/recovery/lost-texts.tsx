import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../faults/copy-text.tsx';
import type { LostText } from '../journal/journal.ts';

interface LostTextsProps {
  readonly lost: readonly LostText[];
  /** There is a draft to restore too, so the panel has another text. */
  readonly isBesideDraft: boolean;
}

/** Texts whose fields are gone, or can no longer hold them: to be copied. */
export function LostTexts({ lost, isBesideDraft }: LostTextsProps) {
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
