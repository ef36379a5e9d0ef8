import type { ReactNode } from 'react';
import type { SitePicture } from '../site-block.ts';
import type { View } from '../view.ts';

interface PictureProps {
  readonly view: View;
  readonly picture: SitePicture;
  /** Its rendered width, as for `sizes` of an `img`. */
  readonly sizes: string;
  /** Loaded at once, because visitors see it first. */
  readonly isEager?: boolean;
}

/** A picture that keeps its place while it loads. If it is missing, its description is shown in a frame. */
export function Picture({ view, picture, sizes, isEager = false }: PictureProps): ReactNode {
  const { url, width, height, alt } = picture;
  if (url === '') return <span className="s-gap">{alt}</span>;
  const sources = view.env.srcset?.(picture);
  return (
    // Without a `picture` element around it, React would add a preload for an image that is loaded at once.
    <picture className="s-picture">
      <img
        src={url}
        {...(sources !== undefined && { srcSet: sources, sizes })}
        {...(width > 0 && height > 0 && { width, height })}
        alt={alt}
        {...(isEager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    </picture>
  );
}

interface EnlargeableProps extends PictureProps {
  /** The index among the pictures of its block: part of the id that joins the two halves. */
  readonly index: number;
}

/** A picture that opens large when pressed, without script: the browser opens, closes and moves the focus. */
export function EnlargeablePicture(props: EnlargeableProps): ReactNode {
  const { view, picture, index } = props;
  if (picture.url === '') return <Picture {...props} />;
  const id = `s-${view.block.id}-${index + 1}`;
  return (
    <>
      <button type="button" className="s-enlarge" popoverTarget={id}>
        <Picture {...props} />
        <span className="s-hidden">{view.env.words('enlarge')}</span>
      </button>
      <div id={id} className="s-enlarged" popover="auto">
        <Picture view={view} picture={picture} sizes="100vw" />
        <button type="button" className="s-close" popoverTarget={id} popoverTargetAction="hide">
          {view.env.words('close')}
        </button>
      </div>
    </>
  );
}
