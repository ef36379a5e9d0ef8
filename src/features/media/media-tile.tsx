import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Card, IconButton, Tooltip, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../shared/wire/media.ts';
import { Picture } from './picture.tsx';
import { useMediaName } from './use-media-name.ts';

interface MediaTileProps {
  readonly media: Media;
  /** Without it the description cannot be changed here. */
  onDescribe?(media: Media): void;
  onDelete(media: Media): void;
}

/** One picture of a library with its description and what can be done with it. */
export function MediaTile({ media, onDescribe, onDelete }: MediaTileProps) {
  const { t } = useTranslation();
  const { caption, time, name } = useMediaName(media);
  const size = `${media.width} × ${media.height}`;
  const facts = [time, size, media.in_use && t('media.inUse')].filter(Boolean).join(' · ');
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', height: 1 }}>
      <Picture media={media} />
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 3, pr: 1, py: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            variant="caption"
            component="p"
            noWrap
            color={media.alt === '' ? 'textSecondary' : 'textPrimary'}
          >
            {caption}
          </Typography>
          <Typography variant="caption" component="p" noWrap color="textSecondary">
            {facts}
          </Typography>
        </Box>
        {onDescribe && (
          <Tooltip title={t('media.altTitle')}>
            <IconButton
              size="small"
              aria-label={t('media.editAlt', { name })}
              onClick={() => onDescribe(media)}
            >
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
