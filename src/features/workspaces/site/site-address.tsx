import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import { IconButton, Link, Stack, Tooltip, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../state/app-store.ts';

interface SiteAddressProps {
  readonly url: string;
  readonly enabled: boolean;
}

/** Where the website is: a link while visitors can see it, otherwise the address that it will have. */
export function SiteAddress({ url, enabled }: SiteAddressProps) {
  const { t } = useTranslation();

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', t('workspaces.site.copied'));
    } catch {
      // Without HTTPS or permission there is no clipboard.
      showToast('error', t('workspaces.site.copyFailed'));
    }
  }

  return (
    <Stack
      direction="row"
      data-testid="site-address"
      sx={{
        ...{ gap: 1, alignItems: 'center', minHeight: 40, pl: 3, pr: 1, py: 1 },
        ...{ borderRadius: 1, bgcolor: 'background.sunken' },
      }}
    >
      {enabled ? (
        <Link href={url} target="_blank" rel="noopener" sx={textSx}>
          {url}
        </Link>
      ) : (
        <Typography color="textSecondary" sx={textSx}>
          {url}
        </Typography>
      )}
      <Tooltip title={t('workspaces.site.copy')}>
        <IconButton size="small" aria-label={t('workspaces.site.copy')} onClick={() => void copy()}>
          <CopyIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {enabled && (
        <Tooltip title={t('workspaces.site.open')}>
          <IconButton
            size="small"
            aria-label={t('workspaces.site.open')}
            href={url}
            target="_blank"
            rel="noopener"
          >
            <OpenIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Stack>
  );
}

const textSx = { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } as const;
