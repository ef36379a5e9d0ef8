import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/intl.ts';

export function Count({ value }: { readonly value: number }) {
  const { language } = useTranslation().i18n;
  return (
    <Box
      component="span"
      sx={{
        px: 2,
        borderRadius: 10,
        bgcolor: 'background.sunken',
        color: 'text.secondary',
        typography: 'caption',
        lineHeight: '20px',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {formatNumber(value, language)}
    </Box>
  );
}
