/** A versioned record as last read by the caller: the server rejects a write from an older revision. */
export interface RecordRef {
  readonly id: string;
  readonly revision: number;
}
