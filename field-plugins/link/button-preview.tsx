import { Box, Button, type Theme } from '@mui/material';
import type { FieldHost } from '../sdk/contract/view.ts';
import { fallbackTitle } from './field.ts';
import { linkColors, linkSizes, linkVariants, type LinkItem } from './link-item.ts';

interface ButtonPreviewProps {
  readonly item: LinkItem;
  readonly host: FieldHost;
}

export function ButtonPreview({ item, host }: ButtonPreviewProps) {
  const color = linkColors.includes(item.color) ? item.color : 'primary';
  const variant = linkVariants.includes(item.variant) ? item.variant : 'outlined';
  const title = item.title.trim() || fallbackTitle(item) || host.translate('link.untitled');
  return (
    <Box role="img" aria-label={title} sx={{ display: 'inline-flex', maxWidth: '100%', minWidth: 0 }}>
      <Box aria-hidden inert sx={[boxSx, variant !== 'contained' && groundSx]}>
        <Button
          component="span"
          tabIndex={-1}
          color={color}
          variant={variant}
          size={linkSizes.includes(item.size) ? item.size : 'medium'}
          // Set twice because on phones the theme makes buttons at least as wide as their longest word.
          sx={[
            { '&&': { minWidth: 0, maxWidth: '100%' } },
            (color === 'primary' || color === 'secondary') && ((theme) => siteColors(color, theme)),
          ]}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {title}
          </Box>
        </Button>
      </Box>
    </Box>
  );
}

/** The site’s colours, or the application’s if there is no site. */
function siteColors(color: 'primary' | 'secondary', { vars, palette }: Theme) {
  const { main, contrastText } = (vars?.palette ?? palette)[color];
  const accent = `var(--site-accent${color === 'primary' ? '' : '-2'}, ${main})`;
  return {
    '--variant-containedBg': `var(--site-${color}-main, ${main})`,
    '--variant-containedColor': `var(--site-on-${color}-main, ${contrastText})`,
    '--variant-textColor': accent,
    '--variant-outlinedColor': accent,
    '--variant-outlinedBorder': `color-mix(in srgb, ${accent} 50%, transparent)`,
  };
}

const boxSx = { display: 'flex', minWidth: 0, maxWidth: '100%' } as const;

/** Buttons without a background colour are only readable on the background of the site. */
const groundSx = {
  borderRadius: 1,
  bgcolor: 'var(--site-white, transparent)',
  boxShadow: '0 0 0 4px var(--site-white, transparent)',
} as const;
