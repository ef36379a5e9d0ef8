import GitHub from '@mui/icons-material/GitHub';
import LinkedIn from '@mui/icons-material/LinkedIn';
import YouTube from '@mui/icons-material/YouTube';
import { Box, IconButton } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../ui/brand.ts';
import { socialSites } from '../../../shared/brand.ts';

const icons = { GitHub, LinkedIn, YouTube } as const;

/**
 * Three external links as icons, each opening a new tab. Where the installation has no page of its own, an icon leads to
 * the site itself.
 */
export function SocialSiteLinks() {
  const { t } = useTranslation();
  const { name: product, social } = useBrand();
  return (
    <Box
      component="ul"
      aria-label={t('frame.socialSites', { product })}
      sx={{ display: 'flex', m: 0, p: 0, listStyle: 'none' }}
    >
      {socialSites.map((name) => {
        const Icon = icons[name];
        return (
          <li key={name}>
            <IconButton
              href={social?.[name] ?? `https://www.${name.toLowerCase()}.com/`}
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
