import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import type { MediaItem } from '../sdk/contract/field.ts';
import { Button } from '../sdk/kit/button.tsx';
import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { itemKeys } from '../sdk/kit/list-edits.ts';
import type { ListOptions } from '../sdk/kit/list-options.ts';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { mediaField } from './field.ts';
import { AddPhotoAlternateOutlined } from './icons.ts';
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
        <div className="ui-images">
          <ul data-many={options.multiple || undefined}>
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
          </ul>
        </div>
      )}
      {total === 0 && readOnly && <div className="ui-small ui-quiet">{host.translate('media.empty')}</div>}
      {choosable && (
        <Button
          ref={chooseButton}
          variant="outlined"
          startIcon={<AddPhotoAlternateOutlined />}
          onClick={choose}
          className="ui-start-aligned"
        >
          {host.translate(options.multiple ? 'media.add' : 'media.choose')}
        </Button>
      )}
      <div className="ui-unseen" role="status">
        {announcement}
      </div>
    </FieldGroup>
  );
}

const shown = 5;

function MediaPreview({ value, host }: PreviewProps<readonly MediaItem[], ListOptions>) {
  if (value.length === 0) return <Nothing host={host} />;
  const keys = itemKeys(value);
  const total = value.length;
  return (
    <div className="ui-line" style={{ gap: 4 }}>
      {value.slice(0, shown).map((item, index) => (
        <div key={keys[index]} className="ui-small-image">
          <PreviewImage
            item={item}
            host={host}
            alt={host.translate('media.image', { position: index + 1, total })}
          />
        </div>
      ))}
      {total > shown && <span className="ui-small ui-quiet">{`+${total - shown}`}</span>}
    </div>
  );
}

function PreviewImage(props: Pick<ComponentProps<typeof Thumbnail>, 'item' | 'host' | 'alt'>) {
  const { state, onFail } = useImageState(props.item.file, props.host);
  return <Thumbnail {...props} state={state} onFail={onFail} />;
}

export const mediaView = defineView(mediaField, { Widget: MediaWidget, Preview: MediaPreview });
