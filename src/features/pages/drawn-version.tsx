import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { drawPageVersion } from '../../api/pages.ts';
import { StaticFrame } from '../../preview/static-frame.tsx';
import { LoadState } from '../../records/load-state.tsx';

interface DrawnVersionProps {
  readonly page: string;
  readonly version: number;
  /** The blocks that differ now, by id. */
  readonly differing: ReadonlySet<string>;
}

/** A published version as visitors saw it, in the design that the site has now. */
export function DrawnVersion({ page, version, differing }: DrawnVersionProps) {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['page-versions', page, 'drawn', version],
    queryFn: () => drawPageVersion(page, version),
    gcTime: 0,
  });
  if (!query.data) return <LoadState query={query} failed={t('pageEditor.versions.drawFailed')} />;
  return (
    <Stack sx={{ gap: 3 }}>
      {differing.size > 0 && (
        <Typography color="textSecondary">{t('pageEditor.versions.outlined')}</Typography>
      )}
      <StaticFrame
        title={t('pageEditor.versions.drawing', { version: `${version}` })}
        drawing={query.data}
        outlined={differing}
      />
    </Stack>
  );
}
