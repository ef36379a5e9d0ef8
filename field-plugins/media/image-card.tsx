import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import type { MediaItem } from '../sdk/contract/field.ts';
import { ItemTool } from '../sdk/kit/item-tool.tsx';
import type { FieldHost } from '../sdk/contract/view.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useImageState } from './use-image-state.ts';

interface ImageCardProps {
  readonly item: MediaItem;
  readonly index: number;
  readonly total: number;
  readonly readOnly: boolean;
  readonly arrived: boolean;
  readonly host: FieldHost;
  readonly onMove: (to: number) => void;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
  readonly onArrived: () => void;
}

/** One chosen image with its actions, or a notice that the image was deleted or could not be loaded. */
export function ImageCard({ item, index, total, readOnly, arrived, host, ...on }: ImageCardProps) {
  const position = { position: index + 1 };
  const name = host.translate('media.image', { ...position, total });
  const { state, onFail, tryAgain } = useImageState(item.file, host);
  const replaceTool = useRef<HTMLButtonElement>(null);
  const gone = state === 'gone';
  const { onArrived } = on;
  useLayoutEffect(() => {
    if (!arrived) return;
    replaceTool.current?.focus();
    onArrived();
  }, [arrived, onArrived]);
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ overflow: 'hidden', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={imageSx}>
        <Thumbnail {...{ item, host, state, onFail }} alt={name} />
      </Box>
      {state !== 'shown' && (
        <Box sx={{ px: 2, pb: 2, bgcolor: 'background.sunken', textAlign: 'center' }}>
          <Typography variant="body2" aria-hidden>
            {host.translate(`media.${state}`)}
          </Typography>
          {state === 'unloaded' && (
            <Button
              size="small"
              variant="outlined"
              aria-label={`${host.translate('media.tryAgain')}: ${name}`}
              onClick={() => {
                tryAgain();
                // This button disappears while the image loads.
                replaceTool.current?.focus();
              }}
              sx={{ mt: 1 }}
            >
              {host.translate('media.tryAgain')}
            </Button>
          )}
          {gone && !readOnly && (
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
        <Box sx={{ ...toolsSx, justifyContent: total > 1 ? 'space-between' : 'end' }}>
          {total > 1 && (
            <Box sx={{ display: 'flex' }}>
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
            </Box>
          )}
          <Box sx={{ display: 'flex' }}>
            <ItemTool
              ref={replaceTool}
              label={host.translate('media.replace', position)}
              icon={<SwapHoriz fontSize="small" />}
              onClick={on.onReplace}
            />
            {!gone && (
              <ItemTool
                label={host.translate('media.remove', position)}
                icon={<CloseIcon fontSize="small" />}
                onClick={on.onRemove}
              />
            )}
          </Box>
        </Box>
      )}
    </Paper>
  );
}

/** The image fills the rest of its card without making the row taller. */
const imageSx = {
  ...{ position: 'relative', flex: 1, minHeight: 64 },
  '& > *': { position: 'absolute', inset: 0 },
} as const;

/** Two lines in a narrow column: the move buttons, then the rest. */
const toolsSx = {
  ...{ display: 'flex', flexWrap: 'wrap', p: 1 },
  ...{ borderTop: 1, borderColor: 'divider' },
} as const;
