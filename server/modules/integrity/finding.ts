/** Something that a check found. */
export interface Finding {
  readonly part: 'file' | 'rows' | 'references' | 'pictures';
  /** The table and the id of the row, or the name of the file. */
  readonly where: string;
  readonly problem: string;
}

/** Where the parts of a check report to. */
export interface Reporting {
  progress(text: string): void;
  damaged(finding: Finding): void;
  note(finding: Finding): void;
}

/** Runs a part of a check. A database that cannot be read there is damage, and the other parts go on. */
export async function orDamage(
  { damaged }: Reporting,
  place: Pick<Finding, 'part' | 'where'>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    damaged({
      ...place,
      problem: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    });
  }
}
