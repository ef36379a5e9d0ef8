import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../../api/media.ts';
import type { MediaItem } from '../../../../shared/media-item.ts';
import { useNextFocus } from '../../../ui/use-next-focus.ts';
import { MediaGrid } from '../media-grid.tsx';

interface SelectionStripProps {
  readonly choice: readonly MediaItem[];
  onRemove(item: MediaItem): void;
  /** Takes the focus when the last image leaves the strip. */
  readonly next: RefObject<HTMLElement | null>;
}

/** The chosen images in their order, from all pages of the library. */
export function SelectionStrip({ choice, onRemove, next }: SelectionStripProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const removed = useRef(0);
  useNextFocus(root, () => {
    const buttons = root.current?.querySelectorAll('button') ?? [];
    return buttons[Math.min(removed.current, buttons.length - 1)] ?? next.current;
  });
  return (
    <Box ref={root}>
      {choice.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 6, mb: 2 }}>
            {t('media.picker.selection')}
          </Typography>
          <MediaGrid use="selection" label={t('media.picker.selection')}>
            {choice.map((item, index) => (
              <ChosenImage
                key={item.id}
                item={item}
                position={index + 1}
                onRemove={() => {
                  removed.current = index;
                  onRemove(item);
                }}
              />
            ))}
          </MediaGrid>
        </>
      )}
    </Box>
  );
}

interface ChosenImageProps {
  readonly item: MediaItem;
  readonly position: number;
  onRemove(): void;
}

function ChosenImage({ item, position, onRemove }: ChosenImageProps) {
  const { t } = useTranslation();
  const name = t('media.picker.nth', { position });
  return (
    <Box
      component="li"
      sx={{ position: 'relative', overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box
        component="img"
        src={mediaUrl(item.file)}
        alt=""
        decoding="async"
        sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover', bgcolor: 'background.sunken' }}
      />
      <Tooltip title={t('media.picker.removeAction')}>
        <IconButton
          size="small"
          aria-label={t('media.picker.remove', { name })}
          onClick={onRemove}
          sx={{
            position: 'absolute',
            top: 6,
            right: 6,
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'background.sunken' },
          }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
