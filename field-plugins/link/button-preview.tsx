import type { CSSProperties } from 'react';
import type { FieldHost } from '../sdk/contract/view.ts';
import { Button } from '../sdk/kit/button.tsx';
import { fallbackTitle } from './field.ts';
import { linkColors, linkSizes, linkVariants, type LinkItem } from './link-item.ts';

interface ButtonPreviewProps {
  readonly item: LinkItem;
  readonly host: FieldHost;
}

export function ButtonPreview({ item, host }: ButtonPreviewProps) {
  const color = linkColors.includes(item.color) ? item.color : 'primary';
  const variant = linkVariants.includes(item.variant) ? item.variant : 'outlined';
  const title = item.title.trim() || fallbackTitle(item) || host.translate('link.untitled');
  return (
    <div className="ui-sample" role="img" aria-label={title}>
      <div aria-hidden inert data-ground={variant === 'contained' ? undefined : ''}>
        <Button
          as="span"
          variant={variant}
          size={linkSizes.includes(item.size) ? item.size : 'medium'}
          style={colorsOf(color, variant)}
        >
          <span>{title}</span>
        </Button>
      </div>
    </div>
  );
}

/** Primary and secondary have the site’s colours, or the application’s if there is no site. */
function colorsOf(color: LinkItem['color'], variant: LinkItem['variant']) {
  const [main, contrast] = ['main', 'contrastText'].map((part) => `var(--octavo-palette-${color}-${part})`);
  const isSite = color === 'primary' || color === 'secondary';
  const accent = `--site-accent${color === 'primary' ? '' : '-2'}`;
  const ground = variant === 'contained' ? `--site-${color}-main` : accent;
  return {
    '--ui-main': isSite ? `var(${ground}, ${main})` : main,
    '--ui-contrast': isSite ? `var(--site-on-${color}-main, ${contrast})` : contrast,
    ...(variant === 'outlined' &&
      color !== 'primary' && { borderColor: 'color-mix(in srgb, var(--ui-main) 50%, transparent)' }),
  } as CSSProperties;
}
