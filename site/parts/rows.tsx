import type { ReactNode } from 'react';
import type { View } from '../view.ts';

/** The lines of a field as names with what belongs to them: `name | value | note`. */
export function Rows({ view, of: name }: { readonly view: View; readonly of: string }): ReactNode {
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
