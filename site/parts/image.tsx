import type { ReactNode } from 'react';
import type { SiteImage } from '../site-block.ts';
import type { View } from '../view.ts';

interface ImageProps {
  readonly view: View;
  readonly image: SiteImage;
  readonly sizes: string;
  /** Loaded at once, because visitors see it first. */
  readonly isEager?: boolean;
}

/** An image that keeps its place while it loads. If it is missing, its description is shown in a frame. */
export function Image({ view, image, sizes, isEager = false }: ImageProps): ReactNode {
  const { url, width, height, alt } = image;
  if (url === '') return <span className="s-gap">{alt}</span>;
  const sources = view.env.srcset?.(image);
  return (
    // Without a `image` element around it, React would add a preload for an image that is loaded at once.
    <picture className="s-image">
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

interface EnlargeableProps extends ImageProps {
  /** The index among the images of its block: part of the id that joins the two halves. */
  readonly index: number;
}

/** An image that opens large when pressed, without script: the browser opens, closes and moves the focus. */
export function EnlargeableImage(props: EnlargeableProps): ReactNode {
  const { view, image, index } = props;
  if (image.url === '') return <Image {...props} />;
  const id = `s-${view.block.id}-${index + 1}`;
  return (
    <>
      <button type="button" className="s-enlarge" popoverTarget={id}>
        <Image {...props} />
        <span className="s-hidden">{view.env.translate('enlarge')}</span>
      </button>
      <div id={id} className="s-enlarged" popover="auto">
        <Image view={view} image={image} sizes="100vw" />
        <button type="button" className="s-close" popoverTarget={id} popoverTargetAction="hide">
          {view.env.translate('close')}
        </button>
      </div>
    </>
  );
}
