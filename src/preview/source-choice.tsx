import { Box, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';

interface SourceChoiceProps {
  readonly isOutside: boolean;
  onChange(isOutside: boolean): void;
}

/** The source of the page: the theme, or the workspace's own site. */
export function SourceChoice({ isOutside, onChange }: SourceChoiceProps) {
  const { t } = useTranslation();
  return (
    <Box role="group" aria-label={t('preview.source')} sx={{ display: 'flex', gap: 0.5, minWidth: 0 }}>
      {[false, true].map((own) => (
        <Button
          key={String(own)}
          size="small"
          color="inherit"
          aria-pressed={own === isOutside}
          onClick={() => onChange(own)}
          sx={{ '&[aria-pressed=true]': { bgcolor: 'action.selected' }, whiteSpace: 'nowrap' }}
        >
          {t(own ? 'preview.ownSite' : 'preview.theme')}
        </Button>
      ))}
    </Box>
  );
}
