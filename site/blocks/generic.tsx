import { FieldList } from '../parts/field-list.tsx';
import { Section } from '../parts/section.tsx';
import { Title } from '../parts/text.tsx';
import type { SiteComponent, View } from '../view.ts';

export const generic: SiteComponent = {
  // Matches every field: `Render` lists them itself.
  fields: /^/,
  Render({ view }) {
    const shown = (view.block.fields ?? []).filter(({ type }) => type !== 'background');
    const title = titleOf(view);
    const images = shown.filter(({ type, name }) => type === 'media' && view.images(name).length > 0);
    const rest = shown.filter((field) => field.name !== title && !images.includes(field));
    return (
      <Section view={view} kind="generic" look={images.length === 0 ? ['plain'] : []}>
        <div className="s-generic-text">
          {title !== undefined && <Title view={view} of={title} />}
          <FieldList view={view} fields={rest} />
        </div>
        {images.length > 0 && (
          <div className="s-generic-images">
            <FieldList view={view} fields={images} />
          </div>
        )}
      </Section>
    );
  },
};

/**
 * The field called `title`, `name`, `heading` or `headline`, or otherwise the first text field. An empty one counts
 * too, because another element would take the focus from the edited text.
 */
function titleOf(view: View): string | undefined {
  const texts = (view.block.fields ?? []).filter(({ type }) => type === 'text');
  const called = texts.find(({ name }) => /^(title|name|heading|headline)$/.test(name));
  return (called ?? texts[0])?.name;
}
