import { renderLinks } from '../sdk/contract/render-links.tsx';
import { defineRender } from '../sdk/contract/render.ts';
import { linkField } from './field.ts';
import { linkColors, linkSizes, linkVariants, type SiteLink } from './link-item.ts';

export const linkRender = defineRender(linkField, {
  Render: ({ value, env }) =>
    renderLinks(
      value.map(({ title, url, target, ...look }) => ({ title, url, target, looks: looksOf(look) })),
      env,
      env.translate('link.site.newTab'),
    ),
});

/** Classes come from our own lists: a stored name that is no longer one of them must not become a class. */
function looksOf({ variant, color, size }: Pick<SiteLink, 'variant' | 'color' | 'size'>): readonly string[] {
  return [
    linkVariants.find((one) => one === variant) ?? 'outlined',
    linkColors.find((one) => one === color) ?? 'primary',
    linkSizes.find((one) => one === size) ?? 'medium',
  ];
}
