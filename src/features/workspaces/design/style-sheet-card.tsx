import { Link, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/section-card.tsx';

export function StyleSheetCard({ address }: { readonly address: string }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('design.external')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('design.stylesheetHint')}
      </Typography>
      <Link href={address} target="_blank" rel="noreferrer">
        {t('design.stylesheet')}
      </Link>
    </SectionCard>
  );
}
