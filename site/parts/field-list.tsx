import type { ReactNode } from 'react';
import type { SiteField } from '../site-block.ts';
import { rendersNothing, type View } from '../view.ts';
import { Text } from './text.tsx';

/** Longer texts do not fit beside their label. */
const shortText = 60;

/** Renders fields that the component doesn't know, in their order: short values with their labels, everything else below. */
export function FieldList({
  view,
  fields,
}: {
  readonly view: View;
  readonly fields: readonly SiteField[];
}): ReactNode {
  const shown = fields.filter(({ name }) => view.shows(name));
  const facts = shown.filter((field) => isFact(view, field));
  const rest = shown.filter((field) => !facts.includes(field));
  return (
    <>
      {facts.length > 0 && (
        <dl className="s-facts">
          {facts.map((field) => (
            <div key={field.name}>
              <dt>{field.title}</dt>
              <dd {...view.mark(field.name)}>{factOf(view, field)}</dd>
            </div>
          ))}
        </dl>
      )}
      {rest.map((field) => (
        <OneField key={field.name} view={view} field={field} />
      ))}
    </>
  );
}

function OneField({ view, field }: { readonly view: View; readonly field: SiteField }): ReactNode {
  if (isTyped(view, field)) return <Text view={view} of={field.name} className="s-prose" />;
  const rendered = view.rendered(field);
  if (rendersNothing(rendered)) return null;
  return (
    <div className={`s-field s-field-${field.type.replace(/[^\w-]/g, '')}`} {...view.mark(field.name)}>
      {rendered}
    </div>
  );
}

export function isRendered(view: View, field: SiteField): boolean {
  if (!view.has(field.name)) return view.hasPlaceholder(field.name);
  return isFact(view, field) || isTyped(view, field) || !rendersNothing(view.rendered(field));
}

/**
 * Whether the field is a number or a short line of text. Formatted text is an object, so it does not count. An editable
 * text counts by its type alone, because another element would take the focus from the edited text.
 */
function isFact(view: View, { name, type }: SiteField): boolean {
  const value = view.value(name);
  if (typeof value === 'number') return true;
  if (typeof value !== 'string') return false;
  const typed = view.env.renderers.typed(type);
  return typed === undefined ? value.length <= shortText && !/[\r\n]/.test(value) : typed === 'line';
}

function factOf(view: View, field: SiteField): ReactNode {
  const value = view.value(field.name);
  const isPlainNumber = typeof value === 'number' && !view.env.renderers.has(field.type);
  if (isTyped(view, field) || isPlainNumber) return String(value);
  return view.rendered(field);
}

/** A text that is editable in a preview, which needs it in one element of its own. */
function isTyped(view: View, { name, type }: SiteField): boolean {
  return view.env.renderers.typed(type) !== undefined && typeof view.value(name) === 'string';
}
