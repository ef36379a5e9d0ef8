import { optional, pageBlock, required } from '../library-block-type.ts';

/** A set of images; their descriptions come from the media library. */
export const imageGallery = pageBlock('01990c5e-7a00-7004-8000-6f6374617600', 'Image gallery', {
  title: optional('text', 'Title'),
  pictures: required('media', 'Pictures', { multiple: true, max: 12 }),
  layout: optional('select', 'Layout', [
    { value: 'grid', title: 'Grid' },
    { value: 'row', title: 'Row to scroll' },
    { value: 'stack', title: 'One below the other' },
  ]),
  caption: optional('textarea', 'Caption'),
  enlarge: optional('checkbox', 'Images open enlarged'),
  background: optional('background', 'Background'),
});
