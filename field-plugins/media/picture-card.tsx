import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
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

/** One chosen picture with what can be done to it. One that was deleted from the library says so. */
export function PictureCard({ item, index, total, readOnly, host, ...on }: PictureCardProps) {
  const position = { position: index + 1 };
  const name = host.translate('media.picture', { ...position, total });
  const [goneFile, setGoneFile] = useState<string>();
  const gone = goneFile === item.file;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ overflow: 'hidden', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ aspectRatio: '4 / 3' }}>
        <Thumbnail item={item} host={host} alt={name} onGone={() => setGoneFile(item.file)} />
      </Box>
      {gone && (
        <Box sx={{ px: 2, pb: 2, bgcolor: 'background.sunken', textAlign: 'center' }}>
          <Typography variant="body2" aria-hidden>
            {host.translate('media.gone')}
          </Typography>
          {!readOnly && (
            <Button
              size="small"
              variant="outlined"
              aria-label={host.translate('media.remove', position)}
              onClick={on.onRemove}
              sx={{ mt: 1 }}
            >
              {host.translate('media.removeGone')}
            </Button>
          )}
        </Box>
      )}
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
          {!gone && (
            <ItemTool
              label={host.translate('media.remove', position)}
              icon={<DeleteOutlined fontSize="small" />}
              onClick={on.onRemove}
            />
          )}
        </Box>
      )}
    </Paper>
  );
}
