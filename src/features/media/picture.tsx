import { Box } from '@mui/material';
import { mediaUrl } from '../../api/media.ts';
import type { Media } from '../../../shared/wire/media.ts';

/** A stored picture, cropped to fill its box. */
export function Picture({ media }: { media: Pick<Media, 'file' | 'alt' | 'width' | 'height'> }) {
  return (
    <Box
      component="img"
      src={mediaUrl(media.file)}
      alt={media.alt}
      width={media.width}
      height={media.height}
      loading="lazy"
      decoding="async"
      sx={{
        display: 'block',
        flex: 1,
        width: 1,
        minHeight: 0,
        objectFit: 'cover',
        bgcolor: 'background.sunken',
      }}
    />
  );
}
