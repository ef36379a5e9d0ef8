import type { Meta } from '@storybook/react-vite';
import { componentStories, fullest } from './component-stories.tsx';
import { modelNamed } from './site-blocks.ts';

/** The theme's rendering of an unknown block type, made by an administrator, from its fields. */
export default { title: 'Site/Any other block type', parameters: { layout: 'fullscreen' } } satisfies Meta;

const known = modelNamed('Product card');
const own = { ...known, name: 'Our own product' };
const stories = componentStories(own, {
  ...fullest(known),
  type: own.name,
  type_slug: 'our-own-product',
});

export const Filled = stories.Filled;
export const Empty = stories.Empty;
export const Long = stories.Long;
export const MissingImage = stories.MissingImage;
export const RightToLeft = stories.RightToLeft;
