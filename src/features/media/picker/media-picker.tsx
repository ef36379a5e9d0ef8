import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '../../../../shared/media-item.ts';
import { type LibraryPlace, wholeLibrary } from '../library-place.ts';
import { choiceRoom, imageAdded, imageToggled } from './media-choice.ts';
import { PickerPage } from './picker-page.tsx';
import { SelectionStrip } from './selection-strip.tsx';
import { UploadArea } from '../upload/upload-area.tsx';
import { UploadButton } from '../upload/upload-button.tsx';
import { UploadList } from '../upload/upload-list.tsx';
import { useUploads } from '../upload/use-uploads.ts';

export interface MediaPickerProps {
  readonly workspaceId: string;
  readonly multiple: boolean;
  /** Undefined for any number. */
  readonly max: number | undefined;
  readonly selected: readonly MediaItem[];
  /** Undefined if the choice was cancelled. */
  onClose(result: readonly MediaItem[] | undefined): void;
}

/** Mounted only while open, so the choice ends with it. */
export function MediaPicker({ workspaceId, multiple, max, selected, onClose }: MediaPickerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const small = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [place, setPlace] = useState<LibraryPlace>(wholeLibrary);
  const [page, setPage] = useState(1);
  const [choice, setChoice] = useState(selected);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const rules = { multiple, max };
  const room = choiceRoom(rules);
  const full = room > 1 && choice.length >= room;
  const move = (changes: Partial<LibraryPlace>) => {
    setPlace((before) => ({ ...before, ...changes }));
    setPage(1);
  };
  const uploads = useUploads(workspaceId, {
    onArrived(media) {
      // The uploaded image must not be hidden by a search or a filter.
      move(wholeLibrary);
      setChoice((before) => imageAdded(before, media, rules));
    },
  });
  const toggle = (item: MediaItem) => setChoice(imageToggled(choice, item, rules));
  const close = (result: readonly MediaItem[] | undefined) => uploads.guard.ask(() => onClose(result));

  return (
    <Dialog
      open
      onClose={() => close(undefined)}
      maxWidth="md"
      fullWidth
      fullScreen={small}
      aria-labelledby={titleId}
    >
      <DialogTitle
        id={titleId}
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}
      >
        <Box component="h2" sx={{ flex: 1, m: 0, font: 'inherit' }}>
          {t(room === 1 ? 'media.picker.titleOne' : 'media.picker.title')}
        </Box>
        <UploadButton ref={uploadButton} variant="outlined" onFiles={uploads.add} />
      </DialogTitle>
      <DialogContent dividers>
        <UploadArea onFiles={uploads.add}>
          <UploadList uploads={uploads} uploadButton={uploadButton} />
          <PickerPage
            workspaceId={workspaceId}
            place={place}
            page={page}
            choice={choice}
            full={full}
            onMove={move}
            onPage={setPage}
            onToggle={toggle}
          />
          {room > 1 && <SelectionStrip choice={choice} onRemove={toggle} next={uploadButton} />}
        </UploadArea>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Typography
          role="status"
          variant="body2"
          color="textSecondary"
          sx={{ flex: { xs: '1 0 100%', sm: '1 1 auto' } }}
        >
          {t('media.picker.chosen', { count: choice.length })}
          {full && ` · ${t('media.picker.atMost', { count: room })}`}
        </Typography>
        <Button color="inherit" disabled={choice.length === 0} onClick={() => setChoice([])}>
          {t('media.picker.clear')}
        </Button>
        <Button color="inherit" onClick={() => close(undefined)}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" onClick={() => close(choice)}>
          {t('media.picker.choose')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
