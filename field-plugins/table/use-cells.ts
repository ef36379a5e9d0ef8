import { useEffect, useRef, useState } from 'react';
import type { Place } from './edits.ts';
import type { Table } from './table.ts';

export type Cells = ReturnType<typeof useCells>;

export function useCells(id: string, { rows, columns }: Table) {
  const [at, setAt] = useState<{ readonly row: string | undefined; readonly column: string | undefined }>();
  const wanted = useRef<string>(undefined);
  const idOf = ({ row, column }: Place) => `${id}-cell-${row}-${column}`;

  useEffect(() => {
    if (wanted.current === undefined) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  }, [rows]);

  const indexOf = (list: readonly { readonly id: string }[], wantedId: string | undefined) =>
    Math.max(
      0,
      list.findIndex((one) => one.id === wantedId),
    );
  return {
    // The last focused cell, which the tools act on. Initially the first one.
    current: { row: indexOf(rows, at?.row), column: indexOf(columns, at?.column) },
    idOf,
    onFocus: ({ row, column }: Place) => setAt({ row: rows[row]?.id, column: columns[column]?.id }),
    focus: (place: Place) => document.getElementById(idOf(place))?.focus(),
    focusLater: (place: Place) => {
      wanted.current = idOf(place);
    },
  };
}
