import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '../sdk/kit/visually-hidden.ts';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import type { MediaItem } from '../sdk/contract/field.ts';
import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { itemKeys } from '../sdk/kit/list-edits.ts';
import type { ListOptions } from '../sdk/kit/list-options.ts';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { mediaField } from './field.ts';
import { ImageCard } from './image-card.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { useImageEdits } from './use-image-edits.ts';
import { useImageState } from './use-image-state.ts';

function MediaWidget(props: WidgetProps<readonly MediaItem[], ListOptions>) {
  const { value, options, readOnly, host } = props;
  const edits = useImageEdits(props);
  const [announcement, setAnnouncement] = useState('');
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [justRemoved, setJustRemoved] = useState(false);
  const [arrived, setArrived] = useState<string>();
  const onArrived = useCallback(() => setArrived(undefined), []);
  // A single image is replaced rather than chosen again.
  const choosable = !readOnly && (options.multiple || value.length === 0);
  const keys = itemKeys(value);
  const total = value.length;
  const errors = edits.failed ? [...props.errors, host.translate('media.pickFailed')] : props.errors;
  const counted = options.multiple && options.max !== undefined && !readOnly;

  // The focused button disappeared with its image, so the focus moves to the next available action.
  useEffect(() => {
    if (justRemoved) chooseButton.current?.focus();
    setJustRemoved(false);
  }, [justRemoved]);

  async function choose() {
    const picked = await edits.choose();
    // If several images are allowed, the button stays and keeps the focus.
    if (!options.multiple) setArrived(picked?.id);
  }

  return (
    <FieldGroup
      {...props}
      errors={errors}
      hint={counted ? host.translate('media.chosen', { used: total, max: options.max ?? total }) : undefined}
    >
      {total > 0 && (
        <Box sx={{ containerType: 'inline-size', mb: choosable ? 2 : 0 }}>
          <Box component="ul" sx={options.multiple ? gallerySx : gridSx}>
            {value.map((item, index) => (
              <ImageCard
                key={keys[index]}
                {...{ item, index, total, readOnly, host, onArrived }}
                arrived={item.id === arrived}
                onMove={(to) => {
                  edits.move(index, to);
                  setAnnouncement(host.translate('media.image', { position: to + 1, total }));
                }}
                onReplace={async () => setArrived((await edits.replace(item))?.id)}
                onRemove={() => {
                  edits.remove(index);
                  setJustRemoved(true);
                }}
              />
            ))}
          </Box>
        </Box>
      )}
      {total === 0 && readOnly && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {host.translate('media.empty')}
        </Typography>
      )}
      {choosable && (
        <Button
          ref={chooseButton}
          variant="outlined"
          startIcon={<AddPhotoAlternateOutlined />}
          onClick={choose}
          sx={{ alignSelf: 'start' }}
        >
          {host.translate(options.multiple ? 'media.add' : 'media.choose')}
        </Button>
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </FieldGroup>
  );
}

const gridSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 240px)',
  // An image that cannot be shown is replaced by a notice of several lines.
  gridAutoRows: 'minmax(200px, auto)',
} as const;

/** Columns for the selection as in spec section 9, fewer where an image's buttons would not fit. */
const gallerySx = {
  ...gridSx,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@container (min-width: 520px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '@container (min-width: 800px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
} as const;

const shown = 5;

function MediaPreview({ value, host }: PreviewProps<readonly MediaItem[], ListOptions>) {
  if (value.length === 0) return <Nothing host={host} />;
  const keys = itemKeys(value);
  const total = value.length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {value.slice(0, shown).map((item, index) => (
        <Box
          key={keys[index]}
          sx={{ width: 48, height: 36, borderRadius: 1, overflow: 'hidden', flex: 'none' }}
        >
          <PreviewImage
            item={item}
            host={host}
            alt={host.translate('media.image', { position: index + 1, total })}
          />
        </Box>
      ))}
      {total > shown && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>{`+${total - shown}`}</Typography>
      )}
    </Box>
  );
}

function PreviewImage(props: Pick<ComponentProps<typeof Thumbnail>, 'item' | 'host' | 'alt'>) {
  const { state, onFail } = useImageState(props.item.file, props.host);
  return <Thumbnail {...props} state={state} onFail={onFail} />;
}

export const mediaView = defineView(mediaField, { Widget: MediaWidget, Preview: MediaPreview });
