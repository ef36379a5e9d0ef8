import { linkColors, linkSizes, linkTypes, linkVariants } from './choices.ts';
import { itemListMessages } from '../sdk/kit/item-list-messages.ts';

/** Every key of `words/<lng>.json`. */
export const linkMessages: readonly string[] = [
  'needs_page',
  'needs_url',
  'invalid_url',
  'repeated',
  ...itemListMessages,
  'preview',
  'untitled',
  'type',
  ...linkTypes.map((type) => `types.${type}`),
  'url',
  'title',
  'color',
  ...linkColors.map((color) => `colors.${color}`),
  'variant',
  ...linkVariants.map((variant) => `variants.${variant}`),
  'size',
  ...linkSizes.map((size) => `sizes.${size}`),
  'target',
  'targets.same',
  'targets.new',
  'site.newTab',
];
