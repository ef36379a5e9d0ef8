import GitHub from '@mui/icons-material/GitHub';
import LinkedIn from '@mui/icons-material/LinkedIn';
import YouTube from '@mui/icons-material/YouTube';
import { Box, IconButton } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { productName } from '../../ui/product-name.ts';
import { socialSites } from './social-sites.ts';

const icons = { GitHub, LinkedIn, YouTube } as const;

/** Three external links as icons, each opening a new tab. */
export function SocialSiteLinks() {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      aria-label={t('frame.socialSites', { product: productName })}
      sx={{ display: 'flex', m: 0, p: 0, listStyle: 'none' }}
    >
      {socialSites.map(({ name, href }) => {
        const Icon = icons[name];
        return (
          <li key={name}>
            <IconButton
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              title={name}
              aria-label={t('frame.opensNewTab', { site: name })}
            >
              <Icon fontSize="small" />
            </IconButton>
          </li>
        );
      })}
    </Box>
  );
}
