import { Box } from '@mui/material';
import { mediaUrl } from '../../api/media.ts';
import { srcsetOf } from '../../../shared/image-sizes.ts';
import type { Media } from '../../../shared/wire/media.ts';

interface ImageProps {
  readonly media: Pick<Media, 'file' | 'alt' | 'width' | 'height'>;
  /** Its rendered width, in the syntax of `sizes` of an `<img>`; by default that of a grid of images. */
  readonly sizes?: string;
}

/** A stored image, cropped to fill its box. The browser loads the smallest size that looks sharp. */
export function Image({ media, sizes = widthInGrid(media) }: ImageProps) {
  const { width, height } = media;
  const url = mediaUrl(media.file);
  const srcSet = srcsetOf({ url, width });
  return (
    <Box
      component="img"
      // Before `src`, which Safari would load first.
      {...(srcSet === undefined ? {} : { sizes, srcSet })}
      src={url}
      alt={media.alt}
      width={width}
      height={height}
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

/** A wide image is cropped at its sides, so it is rendered wider than its box, which is about 150 pixels high. */
function widthInGrid({ width, height }: ImageProps['media']): string {
  const uncropped = `${Math.ceil((150 * width) / height)}px`;
  return `(max-width: 600px) max(50vw, ${uncropped}), max(20vw, 300px, ${uncropped})`;
}
