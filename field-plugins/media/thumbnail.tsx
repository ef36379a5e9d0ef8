import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Box } from '@mui/material';
import type { MediaItem } from '../sdk/contract/field.ts';
import type { FieldHost } from '../sdk/contract/view.ts';
import type { ImageState } from './use-image-state.ts';

interface ThumbnailProps {
  readonly item: MediaItem;
  readonly host: FieldHost;
  /** The alternative text, or `""` if the text beside the image is enough. */
  readonly alt: string;
  readonly state: ImageState;
  onFail(): void;
}

const ground = { display: 'block', width: '100%', height: '100%', bgcolor: 'background.sunken' } as const;

/** The whole image on a neutral background, or an icon if it cannot be shown. */
export function Thumbnail({ item, host, alt, state, onFail }: ThumbnailProps) {
  if (state !== 'shown') {
    const why = host.translate(`media.${state}`);
    const Sign = state === 'gone' ? BrokenImageOutlined : CloudOffOutlined;
    return (
      <Box role="img" aria-label={why} title={why} sx={{ ...ground, display: 'grid', placeItems: 'center' }}>
        <Sign sx={{ color: 'text.secondary' }} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={host.mediaUrl(item.file)}
      alt={alt}
      draggable={false}
      loading="lazy"
      onError={onFail}
      sx={{ ...ground, objectFit: 'contain' }}
    />
  );
}
