import { Fragment, type FocusEvent, type ReactNode } from 'react';
import type { ModelField } from '../../../content-model/model-fields.ts';
import { useEditor, useEditorState } from '../editor-context.ts';
import type { Place } from '../store/places.ts';
import { FieldTabs } from './field-tabs.tsx';
import { formLayout, type FieldSection } from './form-layout.ts';

interface FieldLayoutProps {
  readonly blockKey: string;
  /** The path of the item that the fields are in; undefined for those of the block. */
  readonly item?: Place;
  readonly fields: readonly ModelField[];
  renderField(field: ModelField): ReactNode;
}

/** The shown fields of a block or an item, in their tabs and groups. Fields that stay keep their focus. */
export function FieldLayout({ blockKey, item, fields, renderField }: FieldLayoutProps) {
  const { commands } = useEditor();
  const layout = formLayout(fields);
  const halves = layout.hasHalves ? '' : undefined;
  // A field that renders late must not take the focus from the one that the user has moved to meanwhile.
  const noteFocus = ({ target }: FocusEvent) => {
    if (target.matches('input, textarea, select, [contenteditable]')) commands.focusTaken();
  };
  const hidden = useHiddenNames(blockKey, item);
  const renderSections = (sections: readonly FieldSection[]) =>
    sections.map((section, index) => {
      const shown = section.fields.filter(({ name }) => !hidden.includes(name));
      const columns = (
        <div className="form-columns" data-halves={halves}>
          {shown.map((field) => (
            <Cell key={field.name} isHalf={field.definition.width === 'half'} hasHalves={layout.hasHalves}>
              {renderField(field)}
            </Cell>
          ))}
        </div>
      );
      if (shown.length === 0) return null;
      return section.title === undefined ? (
        <Fragment key={index}>{columns}</Fragment>
      ) : (
        <Group key={index} title={section.title}>
          {columns}
        </Group>
      );
    });
  return (
    <div className="form-fields" data-halves={halves} onFocus={noteFocus}>
      {renderSections(layout.sections)}
      {layout.tabs.length > 0 && (
        <FieldTabs
          {...{ blockKey, layout, renderSections }}
          tabs={layout.tabs.filter(({ sections }) =>
            sections.some(({ fields: own }) => own.some(({ name }) => !hidden.includes(name))),
          )}
        />
      )}
    </div>
  );
}

function useHiddenNames(blockKey: string, item: Place | undefined): readonly string[] {
  // Returns one string, because a selector must not create new objects.
  const names = useEditorState(({ blocks, models }) => {
    const { modelId = '', draft = {} } = blocks.get(blockKey) ?? {};
    if (item === undefined) return [...(models.validate(modelId, draft)?.hidden ?? [])].join(' ');
    const [list, id] = [item.slice(0, item.lastIndexOf('/')), item.slice(item.lastIndexOf('/') + 1)];
    const part = models.at(modelId, draft, list)?.parts.find((one) => one.id === id);
    return [...(part?.block.hidden ?? [])].join(' ');
  });
  return names === '' ? nothing : names.split(' ');
}

const nothing: readonly string[] = [];

interface CellProps {
  readonly isHalf: boolean;
  readonly hasHalves: boolean;
  readonly children: ReactNode;
}

/** Without halves there is no element around a field. */
function Cell({ isHalf, hasHalves, children }: CellProps) {
  if (!hasHalves) return children;
  return (
    <div className="form-cell" data-half={isHalf ? '' : undefined}>
      {children}
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="form-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
