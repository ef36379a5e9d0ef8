import type { MediaItem } from '../sdk/contract/field.ts';
import type { FieldHost } from '../sdk/contract/view.ts';
import { BrokenImageOutlined, CloudOffOutlined } from './icons.ts';
import type { ImageState } from './use-image-state.ts';

interface ThumbnailProps {
  readonly item: MediaItem;
  readonly host: FieldHost;
  /** The alternative text, or `""` if the text beside the image is enough. */
  readonly alt: string;
  readonly state: ImageState;
  onFail(): void;
}

/** The whole image on a neutral background, or an icon if it cannot be shown. */
export function Thumbnail({ item, host, alt, state, onFail }: ThumbnailProps) {
  if (state !== 'shown') {
    const why = host.translate(`media.${state}`);
    const Sign = state === 'gone' ? BrokenImageOutlined : CloudOffOutlined;
    return (
      <div className="ui-thumbnail" role="img" aria-label={why} title={why}>
        <Sign />
      </div>
    );
  }
  return (
    <img
      className="ui-thumbnail"
      src={host.mediaUrl(item.file)}
      alt={alt}
      draggable={false}
      loading="lazy"
      onError={onFail}
    />
  );
}
