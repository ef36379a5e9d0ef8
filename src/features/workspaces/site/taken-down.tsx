import { Alert, AlertTitle } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Workspace } from '../../../../shared/wire/workspaces.ts';

/** Informs the owner of a website that an administrator took it down, and why. */
export function TakenDown({ site_taken_down: down }: Pick<Workspace, 'site_taken_down'>) {
  const { t } = useTranslation();
  if (down === null) return null;
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{t('workspaces.site.takenDown')}</AlertTitle>
      {down.reason === '' ? t('workspaces.site.takenDownText') : down.reason}
    </Alert>
  );
}
