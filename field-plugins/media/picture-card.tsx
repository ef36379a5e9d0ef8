import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { Box, Paper } from '@mui/material';
import type { MediaItem } from '../../src/shared/media-item.ts';
import { ItemTool } from '../sdk/item-tool.tsx';
import type { FieldHost } from '../sdk/view.ts';
import { Thumbnail } from './thumbnail.tsx';

interface PictureCardProps {
  readonly item: MediaItem;
  readonly index: number;
  readonly total: number;
  readonly readOnly: boolean;
  readonly host: FieldHost;
  readonly onMove: (to: number) => void;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

/** One chosen picture with what can be done to it. */
export function PictureCard({ item, index, total, readOnly, host, ...on }: PictureCardProps) {
  const position = { position: index + 1 };
  const name = host.translate('media.picture', { ...position, total });
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ overflow: 'hidden', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ aspectRatio: '4 / 3' }}>
        <Thumbnail item={item} host={host} alt={name} />
      </Box>
      {!readOnly && (
        <Box sx={{ display: 'flex', p: 1, borderTop: 1, borderColor: 'divider' }}>
          {total > 1 && (
            <>
              <ItemTool
                label={host.translate('media.moveLeft', position)}
                icon={<ArrowBack fontSize="small" />}
                off={index === 0}
                onClick={() => on.onMove(index - 1)}
              />
              <ItemTool
                label={host.translate('media.moveRight', position)}
                icon={<ArrowForward fontSize="small" />}
                off={index === total - 1}
                onClick={() => on.onMove(index + 1)}
              />
            </>
          )}
          <Box sx={{ flex: 1 }} />
          <ItemTool
            label={host.translate('media.replace', position)}
            icon={<SwapHoriz fontSize="small" />}
            onClick={on.onReplace}
          />
          <ItemTool
            label={host.translate('media.remove', position)}
            icon={<DeleteOutlined fontSize="small" />}
            onClick={on.onRemove}
          />
        </Box>
      )}
    </Paper>
  );
}
