import { ServiceError } from './service-error.ts';

/** The revisions that a writer last read; undefined for old clients, whose writes always succeed. */
export type ExpectedRevisions = readonly number[] | undefined;

/** Throws `stale_write` with the current record if it changed since the writer read it. */
export async function rejectStale(
  expected: ExpectedRevisions,
  record: { readonly revision: number },
  readCurrent: () => Promise<unknown>,
): Promise<void> {
  if (expected === undefined || expected.includes(record.revision)) return;
  throw new ServiceError('stale_write', { extra: { current: await readCurrent() } });
}
