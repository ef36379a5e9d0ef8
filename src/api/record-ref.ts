/** A versioned record as the caller last read it: the server refuses a write from an older revision. */
export interface RecordRef {
  readonly id: string;
  readonly revision: number;
}
