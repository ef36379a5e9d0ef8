import { isUnavailable } from '../../platform/database/errors.ts';
import { isBusy } from '../../platform/database/sqlite-failure.ts';
import { StartError } from '../../platform/errors/start-checks.ts';

export interface Finding {
  readonly part: 'file' | 'rows' | 'references' | 'counts' | 'images';
  /** The table and the id of the row, or the name of the file. */
  readonly where: string;
  readonly problem: string;
  readonly correctable?: true;
}

export interface Reporting {
  progress(text: string): void;
  damaged(finding: Finding): void;
  note(finding: Finding): void;
}

/**
 * Runs a part of a check. Unreadable data is damage, and the other parts continue. Throws if the database is busy or
 * unreachable, which does not indicate damage.
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

/** SQLite also reports an unreadable disk as unavailable. */
function isPassing(error: unknown): boolean {
  return isBusy(error) || (isUnavailable(error) && !(error instanceof Error && 'errcode' in error));
}

/** Parses JSON; undefined if it is invalid. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
