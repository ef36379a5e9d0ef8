import type { ReactNode } from 'react';
import type { SiteField } from '../site-block.ts';
import { fieldOf, rendersNothing, type View } from '../view.ts';

interface TextProps {
  readonly view: View;
  readonly of: string;
  readonly as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'cite' | 'strong';
  readonly className?: string;
}

/**
 * Renders a text field as exactly one element whose text is the value, so that it is editable; the style sheet keeps
 * its line breaks. An empty text has no element unless it has a placeholder. The value of a field of another type, such
 * as a day, is rendered by its plugin, except in a heading.
 */
export function Text({ view, of: name, as: Tag = 'p', className }: TextProps): ReactNode {
  const value = view.value(name);
  const field = fieldOf(view, name);
  if (value === null) return null;
  const classes = ['s-text', ...(className === undefined ? [] : [className])].join(' ');
  if (typeof value === 'string' && !(Tag === 'p' && field && isRenderedByPlugin(view, field))) {
    if (value.trim() === '' && !view.hasPlaceholder(name)) return null;
    return (
      <Tag className={classes} {...view.mark(name)}>
        {value}
      </Tag>
    );
  }
  const rendered = field && view.rendered(field);
  if (rendersNothing(rendered)) return null;
  return (
    <div className={className} {...view.mark(name)}>
      {rendered}
    </div>
  );
}

function isRenderedByPlugin({ env: { renderers } }: View, { type }: SiteField): boolean {
  return renderers.typed(type) === undefined && renderers.has(type);
}

/** The title of a block: the `h1` of the page in its first block, `h2` in the others. */
export function Title({ view, of: name = 'title' }: { readonly view: View; readonly of?: string }) {
  return <Text view={view} of={name} as={view.place.isFirst ? 'h1' : 'h2'} className="s-title" />;
}

export function Subtitle({ view, of: name, within }: TextProps & { readonly within: View }) {
  const isUnderH2 = within.place.isFirst !== true && within.text('title').trim() !== '';
  return <Text view={view} of={name} as={isUnderH2 ? 'h3' : 'h2'} className="s-subtitle" />;
}
