import { defineField, type MediaItem } from '../sdk/contract/field.ts';
import type { RenderImage } from '../sdk/contract/render-env.ts';
import { hasRepeatedId, listOf, type ListOptions } from '../sdk/kit/list-options.ts';
import { mergeLists } from '../sdk/kit/merge-lists.ts';
import { deliveredImage, deliverImage, mediaItemSchema } from '../sdk/kit/images.ts';

export const mediaField = defineField<readonly MediaItem[], ListOptions, readonly RenderImage[]>({
  contract: 1,
  type: 'media',
  ...listOf<MediaItem>(mediaItemSchema),
  // Older clients stored an empty text for no image.
  example: ({ max }, { images }) => images.slice(0, max),
  upgrade: (value) => (value === '' ? [] : value),
  check: (value) => (hasRepeatedId(value) ? [{ key: 'media.repeated' }] : []),
  references: (value) => ({ media: value.map((item) => item.id), pages: [] }),
  // A deleted image stays in the editor's value, so that the editor chooses a replacement.
  refresh: (value, lookup) =>
    value.map((item) => ({ id: item.id, file: lookup.media(item.id)?.file ?? item.file })),
  deliver: (value, lookup) => value.flatMap(({ id }) => deliverImage(id, lookup) ?? []),
  deliveredSchema: () => ({ type: 'array', items: deliveredImage }),
  merge: mergeLists,
  summarize: () => '',
});
