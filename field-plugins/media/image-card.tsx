import { useLayoutEffect, useRef } from 'react';
import type { MediaItem } from '../sdk/contract/field.ts';
import { Button } from '../sdk/kit/button.tsx';
import { Close } from '../sdk/kit/icons.ts';
import { ItemTool } from '../sdk/kit/item-tool.tsx';
import type { FieldHost } from '../sdk/contract/view.ts';
import { ArrowBack, ArrowForward, SwapHoriz } from './icons.ts';
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
    <li className="ui-card ui-image">
      <div className="ui-image-frame">
        <Thumbnail {...{ item, host, state, onFail }} alt={name} />
      </div>
      {state !== 'shown' && (
        <div className="ui-image-notice">
          <div className="ui-small" aria-hidden>
            {host.translate(`media.${state}`)}
          </div>
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
            >
              {host.translate('media.removeGone')}
            </Button>
          )}
        </div>
      )}
      {!readOnly && (
        <div className="ui-image-tools">
          {total > 1 && (
            <div>
              <ItemTool
                label={host.translate('media.moveLeft', position)}
                icon={<ArrowBack size="small" />}
                off={index === 0}
                onClick={() => on.onMove(index - 1)}
              />
              <ItemTool
                label={host.translate('media.moveRight', position)}
                icon={<ArrowForward size="small" />}
                off={index === total - 1}
                onClick={() => on.onMove(index + 1)}
              />
            </div>
          )}
          <div>
            <ItemTool
              ref={replaceTool}
              label={host.translate('media.replace', position)}
              icon={<SwapHoriz size="small" />}
              onClick={on.onReplace}
            />
            {!gone && (
              <ItemTool
                label={host.translate('media.remove', position)}
                icon={<Close size="small" />}
                onClick={on.onRemove}
              />
            )}
          </div>
        </div>
      )}
    </li>
  );
}
