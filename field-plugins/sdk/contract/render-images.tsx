import type { ReactNode } from 'react';
import type { RenderEnv, RenderImage } from './render-env.ts';
import { imageAddress } from './site-address.ts';

/** Whether a value is a delivered image. */
export function isImage(value: unknown): value is RenderImage {
  if (typeof value !== 'object' || value === null) return false;
  const { url, width, height } = value as Partial<RenderImage>;
  return typeof url === 'string' && typeof width === 'number' && typeof height === 'number';
}

/**
 * Renders one image as such and several as a list; null if none has an address that a site may show. A deleted
 * image has an empty address, and its description is shown instead.
 */
export function renderImages(images: readonly RenderImage[], env: RenderEnv): ReactNode {
  const shown = images.filter(({ url, alt }) => imageAddress(url) !== undefined || isGap({ url, alt }));
  const [first] = shown;
  if (first === undefined) return null;
  if (shown.length === 1) return renderImage(first, env, '(min-width: 60rem) 50vw, 100vw');
  return (
    <ul className="s-images">
      {shown.map((image, index) => (
        <li key={index}>{renderImage(image, env, '(min-width: 60rem) 33vw, 50vw')}</li>
      ))}
    </ul>
  );
}

function renderImage(image: RenderImage, env: RenderEnv, sizes: string): ReactNode {
  const { url, width, height, alt } = image;
  if (isGap(image)) return <span className="s-gap">{alt}</span>;
  const srcSet = env.srcset(image);
  return (
    // Without `image` around it, React would put a preload in front of an image that is loaded at once.
    <picture className="s-image">
      <img
        src={imageAddress(url)}
        {...(srcSet !== undefined && { srcSet, sizes })}
        {...(width > 0 && height > 0 && { width, height })}
        alt={typeof alt === 'string' ? alt : ''}
        {...(env.isEager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    </picture>
  );
}

function isGap({ url, alt }: Pick<RenderImage, 'url' | 'alt'>): boolean {
  return url === '' && typeof alt === 'string' && alt.trim() !== '';
}
