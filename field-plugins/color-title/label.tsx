import type { CSSProperties } from 'react';
import type { FieldHost } from '../sdk/contract/view.ts';
import { titleColors, type ColorTitleItem } from './color-title-item.ts';

interface LabelProps {
  readonly item: ColorTitleItem;
  readonly host: FieldHost;
}

/** The item as a site would render it. An unknown colour is ignored: stored text must not reach a style sheet. */
export function Label({ item, host }: LabelProps) {
  const title = item.title.trim() || host.translate('color-title.untitled');
  return (
    <span className="ui-title-label" style={colorsOf(item.color)}>
      <span className="ui-cut">{title}</span>
    </span>
  );
}

function colorsOf(color: ColorTitleItem['color']) {
  if (color === 'default' || !titleColors.includes(color)) return undefined;
  const [main, contrast] = ['main', 'contrastText'].map((part) => `var(--octavo-palette-${color}-${part})`);
  const isSite = color === 'primary' || color === 'secondary';
  return {
    '--ui-main': isSite ? `var(--site-${color}-main, ${main})` : main,
    '--ui-contrast': isSite ? `var(--site-on-${color}-main, ${contrast})` : contrast,
  } as CSSProperties;
}
