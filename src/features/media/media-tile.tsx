import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Card, IconButton, Tooltip, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../shared/wire/media.ts';
import { clampLines } from '../../ui/clamp-lines.ts';
import { LinkArea } from '../../ui/link-button.tsx';
import { Image } from './image.tsx';
import { type MediaPlace, useMediaName } from './use-media-name.ts';

interface MediaTileProps {
  readonly media: Media;
  readonly place: MediaPlace;
  readonly details: string;
  /** Without it the description cannot be changed here. */
  onDescribe?(): void;
  onDelete(media: Media): void;
}

/** Keeps overlays readable on any image. */
const onImage = {
  position: 'absolute',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

export function MediaTile({ media, place, details, onDescribe, onDelete }: MediaTileProps) {
  const { t } = useTranslation();
  const { title, description, name } = useMediaName(media, place);
  return (
    <Card component="li" sx={{ position: 'relative', display: 'flex', flexDirection: 'column', height: 1 }}>
      <Box sx={{ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
        <LinkArea
          href={details}
          replace
          aria-label={t('media.detailsOf', { name })}
          className="media-tile-link"
        >
          <Image media={media} />
        </LinkArea>
        {media.in_use && (
          <Typography
            variant="caption"
            noWrap
            sx={{ ...onImage, bottom: 6, left: 6, px: 2, maxWidth: 'calc(100% - 12px)' }}
          >
            {t('media.inUse')}
          </Typography>
        )}
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Typography
          variant="caption"
          component="p"
          title={title}
          sx={{ ...clampLines(2), overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={clampLines(2)}>
          {description}
        </Typography>
      </Box>
      <Box sx={{ ...onImage, top: 6, right: 6, display: 'flex' }}>
        {onDescribe && (
          <Tooltip title={t('media.altTitle')}>
            <IconButton size="small" aria-label={t('media.editAlt', { name })} onClick={() => onDescribe()}>
              <EditIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        <Tooltip title={t('common.delete')}>
          <IconButton size="small" aria-label={t('media.delete', { name })} onClick={() => onDelete(media)}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
    </Card>
  );
}
