import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import { IconButton, Link, Stack, Tooltip, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../../ui/address-text.tsx';
import { CopyButton } from './copy-button.tsx';

interface SiteAddressProps {
  readonly url: string;
  /** The address in its readable form. */
  readonly written: string;
  readonly enabled: boolean;
}

/** The address of the website: a link while visitors can see it, otherwise the future address. */
export function SiteAddress({ url, written, enabled }: SiteAddressProps) {
  const { t } = useTranslation();
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
          <AddressText>{written}</AddressText>
        </Link>
      ) : (
        <Typography color="textSecondary" sx={textSx}>
          <AddressText>{written}</AddressText>
        </Typography>
      )}
      <CopyButton
        text={url}
        label={t('workspaces.site.copy')}
        done={t('workspaces.site.copied')}
        failed={t('workspaces.site.copyFailed')}
      />
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
