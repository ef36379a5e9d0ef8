import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Filled: StoryObj = stories.Filled;
export const Empty: StoryObj = stories.Empty;
export const Long: StoryObj = stories.Long;
export const MissingImage: StoryObj = stories.MissingImage;
export const RightToLeft: StoryObj = stories.RightToLeft;
export const Phone: StoryObj = stories.Phone;
