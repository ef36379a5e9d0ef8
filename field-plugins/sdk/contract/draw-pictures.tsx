import type { ReactNode } from 'react';
import type { RenderEnv, RenderPicture } from './render-env.ts';
import { pictureAddress } from './site-address.ts';

/** Whether a value is a delivered picture. */
export function isPicture(value: unknown): value is RenderPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { url, width, height } = value as Partial<RenderPicture>;
  return typeof url === 'string' && typeof width === 'number' && typeof height === 'number';
}

/**
 * Renders one picture as such and several as a list; null if none has an address that a site may show. A deleted
 * picture has an empty address, and its description is shown instead.
 */
export function drawPictures(pictures: readonly RenderPicture[], env: RenderEnv): ReactNode {
  const shown = pictures.filter(({ url, alt }) => pictureAddress(url) !== undefined || isGap({ url, alt }));
  const [first] = shown;
  if (first === undefined) return null;
  if (shown.length === 1) return drawPicture(first, env, '(min-width: 60rem) 50vw, 100vw');
  return (
    <ul className="s-pictures">
      {shown.map((picture, index) => (
        <li key={index}>{drawPicture(picture, env, '(min-width: 60rem) 33vw, 50vw')}</li>
      ))}
    </ul>
  );
}

function drawPicture(picture: RenderPicture, env: RenderEnv, sizes: string): ReactNode {
  const { url, width, height, alt } = picture;
  if (isGap(picture)) return <span className="s-gap">{alt}</span>;
  const srcSet = env.srcset(picture);
  return (
    // Without `picture` around it, React would put a preload in front of a picture that is loaded at once.
    <picture className="s-picture">
      <img
        src={pictureAddress(url)}
        {...(srcSet !== undefined && { srcSet, sizes })}
        {...(width > 0 && height > 0 && { width, height })}
        alt={typeof alt === 'string' ? alt : ''}
        {...(env.isEager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    </picture>
  );
}

function isGap({ url, alt }: Pick<RenderPicture, 'url' | 'alt'>): boolean {
  return url === '' && typeof alt === 'string' && alt.trim() !== '';
}
