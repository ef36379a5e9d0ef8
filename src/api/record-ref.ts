/** A versioned record as its writer last saw it: the server refuses a write from an older revision. */
export interface RecordRef {
  readonly id: string;
  readonly revision: number;
}
