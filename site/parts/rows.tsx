import type { ReactNode } from 'react';
import { hasList, type View } from '../view.ts';
import { Text } from './text.tsx';

interface RowsProps {
  readonly view: View;
  readonly of: string;
  readonly cells: readonly [label: string, value: string, note?: string];
  /** The field that version 1 of the library had instead of the list, with lines such as `name | value | note`. */
  readonly lines: string;
}

export function Rows({ view, of: name, cells, lines }: RowsProps): ReactNode {
  if (!hasList(view, name)) return <Lines view={view} of={lines} />;
  const [label, value, note] = cells;
  const isShown = (item: View, cell: string | undefined): cell is string =>
    cell !== undefined && item.shows(cell);
  const items = view.parts(name).filter((item) => cells.some((cell) => isShown(item, cell)));
  if (items.length === 0) return null;
  return (
    <dl className="s-rows" {...view.mark(name)}>
      {items.map((item, index) => (
        <div key={index}>
          <dt>
            <Text view={item} of={label} as="span" />
          </dt>
          <dd className="s-rows-value">
            <Text view={item} of={value} as="span" />
          </dd>
          {isShown(item, note) && (
            <dd className="s-rows-note">
              <Text view={item} of={note} as="span" />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Lines({ view, of: name }: { readonly view: View; readonly of: string }): ReactNode {
  const rows = view.rows(name);
  if (rows.length === 0) return null;
  return (
    <dl className="s-rows" {...view.mark(name)}>
      {rows.map(([label = '', value = '', ...notes], index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd className="s-rows-value">{value}</dd>
          {notes.length > 0 && <dd className="s-rows-note">{notes.join(' | ')}</dd>}
        </div>
      ))}
    </dl>
  );
}
