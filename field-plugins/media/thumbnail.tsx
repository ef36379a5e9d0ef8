import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import { Box } from '@mui/material';
import { useState } from 'react';
import type { MediaItem } from '../../src/shared/media-item.ts';
import type { FieldHost } from '../sdk/view.ts';

interface ThumbnailProps {
  readonly item: MediaItem;
  readonly host: FieldHost;
  /** What the picture shows, or `""` where the words beside it say enough. */
  readonly alt: string;
  /** The picture is no longer there. */
  readonly onGone?: () => void;
}

const ground = { display: 'block', width: '100%', height: '100%', bgcolor: 'background.sunken' } as const;

/** The picture, whole, on a quiet ground; a sign in its place when it is no longer there. */
export function Thumbnail({ item, host, alt, onGone }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  const gone = host.translate('media.gone');
  if (broken === item.file) {
    return (
      <Box
        role="img"
        aria-label={gone}
        title={gone}
        sx={{ ...ground, display: 'grid', placeItems: 'center' }}
      >
        <BrokenImageOutlined sx={{ color: 'text.secondary' }} />
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
      onError={() => {
        setBroken(item.file);
        onGone?.();
      }}
      sx={{ ...ground, objectFit: 'contain' }}
    />
  );
}
