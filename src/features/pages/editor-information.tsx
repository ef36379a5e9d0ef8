import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../../shared/wire/content.ts';
import { Time } from '../../ui/time.tsx';
import { Fold } from './editor-fold.tsx';

/** When the page was created and changed, and by whom. */
export function PageInformation({ page }: { readonly page: Page }) {
  const { t } = useTranslation();
  return (
    <Fold title={t('pageEditor.information')}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}
      >
        <Fact name={t('pageEditor.createdAt')}>
          <Time value={page.created_at} />
        </Fact>
        <Fact name={t('pageEditor.createdBy')}>
          <Author user={page.created_by} />
        </Fact>
        <Fact name={t('pageEditor.lastUpdate')}>
          <Time value={page.last_update} />
        </Fact>
        <Fact name={t('pageEditor.lastUpdateBy')}>
          <Author user={page.last_update_by} />
        </Fact>
        {page.published_at !== null && (
          <Fact name={t('pageEditor.publishedAt')}>
            <Time value={page.published_at} />
          </Fact>
        )}
      </Box>
    </Fold>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}

/** A user's name, else the email address (spec section 2). */
export function Author({ user }: { readonly user: Page['created_by'] }) {
  const { t } = useTranslation();
  return <>{user ? user.name || user.email : t('pageEditor.nobody')}</>;
}
