import { closedObject, exactObject } from '../contract/closed-object.ts';
import type { JsonSchema, ReferenceLookup } from '../contract/field.ts';
import type { RenderImage } from '../contract/render-env.ts';

/** An image as values store it: a `MediaItem`. */
export const mediaItemSchema = exactObject({
  id: { type: 'string', minLength: 1, maxLength: 64 },
  // The server fills it in.
  file: { type: 'string', maxLength: 500, default: '' },
});

const text: JsonSchema = { type: 'string' };
const pixels: JsonSchema = { type: 'integer' };

/** The schema of the result of `deliverImage`. */
export const deliveredImage: JsonSchema = closedObject('Picture', {
  ...{ id: text, url: text, width: pixels, height: pixels, alt: text },
  sizes: { type: 'array', items: closedObject('PictureSize', { width: pixels, url: text }) },
});

/** An image as sites get it; undefined if it was deleted. */
export function deliverImage(id: string, lookup: ReferenceLookup): RenderImage | undefined {
  const found = lookup.media(id);
  if (found === undefined) return undefined;
  const { url, width, height, alt, sizes = [] } = found;
  return { id, url, width, height, alt, sizes };
}
