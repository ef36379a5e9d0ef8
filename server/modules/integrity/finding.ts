import { isUnavailable } from '../../platform/database/errors.ts';
import { isBusy } from '../../platform/database/sqlite-failure.ts';
import { StartError } from '../../platform/start-checks.ts';

/** Something that a check found. */
export interface Finding {
  readonly part: 'file' | 'rows' | 'references' | 'counts' | 'pictures';
  /** The table and the id of the row, or the name of the file. */
  readonly where: string;
  readonly problem: string;
  /** Whether a check can correct it. */
  readonly correctable?: true;
}

/** Where the parts of a check report to. */
export interface Reporting {
  progress(text: string): void;
  damaged(finding: Finding): void;
  note(finding: Finding): void;
}

/**
 * Runs a part of a check. What cannot be read there is damage, and the other parts go on. Throws when the database is busy
 * or away, which says nothing about what is stored.
 */
export async function orDamage(
  { damaged }: Reporting,
  place: Pick<Finding, 'part' | 'where'>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof StartError || isPassing(error)) throw error;
    damaged({
      ...place,
      problem: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    });
  }
}

/** SQLite reports a disk that cannot be read as unavailable, too. */
function isPassing(error: unknown): boolean {
  return isBusy(error) || (isUnavailable(error) && !(error instanceof Error && 'errcode' in error));
}

/** Parsed JSON; undefined if it cannot be read. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
