import type { Journal, JournalRow } from '../journal/journal.ts';

/** A journal in memory, with drafts from earlier sessions. For tests and stories. */
export function createMemoryJournal(
  left: readonly JournalRow[] = [],
): Journal & { rows(): readonly JournalRow[] } {
  const session = 'this';
  let rows: readonly JournalRow[] = left;
  return {
    session,
    rows: () => rows,
    hold: () => () => undefined,
    async record({ rows: written, clearedKeys }) {
      const keys = new Set([...written.map((row) => row.key), ...clearedKeys]);
      rows = [...rows.filter((row) => row.session !== session || !keys.has(row.key)), ...written];
    },
    async leftBehind() {
      return rows.filter((row) => row.session !== session).toSorted((one, other) => other.at - one.at);
    },
    async forget(forgotten) {
      const isSame = (one: JournalRow, other: JournalRow) =>
        one.session === other.session && one.key === other.key;
      rows = rows.filter((row) => !forgotten.some((other) => isSame(row, other)));
    },
  };
}
