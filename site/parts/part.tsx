import type { ReactNode } from 'react';
import type { View } from '../view.ts';
import { FieldList, isRendered } from './field-list.tsx';
import { Text } from './text.tsx';

/**
 * Renders a part of a value, such as an item of a list: its first field for a line of text, then the others. Null if it is blank.
 */
export function renderPart(view: View): ReactNode {
  const shown = view.block.fields.filter((field) => field.type !== 'background' && isRendered(view, field));
  const title = view.block.fields.find(({ type }) => type === 'text');
  if (shown.length === 0) return null;
  return (
    <>
      {title !== undefined && <Text view={view} of={title.name} as="strong" className="s-item-title" />}
      <FieldList view={view} fields={shown.filter((field) => field !== title)} />
    </>
  );
}
