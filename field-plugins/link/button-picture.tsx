import { Box, Button } from '@mui/material';
import { linkColors, linkSizes, linkVariants } from './choices.ts';
import type { FieldHost } from '../sdk/contract/view.ts';
import { fallbackTitle } from './field.ts';
import type { LinkItem } from './link-item.ts';

interface ButtonPictureProps {
  readonly item: LinkItem;
  readonly host: FieldHost;
}

/** Shows how the link will look: a picture of a button that neither mouse nor keyboard can press. */
export function ButtonPicture({ item, host }: ButtonPictureProps) {
  const title = item.title.trim() || fallbackTitle(item) || host.translate('link.untitled');
  return (
    <Box role="img" aria-label={title} sx={{ display: 'inline-flex', maxWidth: '100%', minWidth: 0 }}>
      <Box aria-hidden inert sx={{ display: 'flex', minWidth: 0, maxWidth: '100%' }}>
        <Button
          component="span"
          tabIndex={-1}
          color={linkColors.includes(item.color) ? item.color : 'primary'}
          variant={linkVariants.includes(item.variant) ? item.variant : 'outlined'}
          size={linkSizes.includes(item.size) ? item.size : 'medium'}
          // Set twice because on phones the theme makes buttons at least as wide as their longest word.
          sx={{ '&&': { minWidth: 0, maxWidth: '100%' } }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {title}
          </Box>
        </Button>
      </Box>
    </Box>
  );
}
