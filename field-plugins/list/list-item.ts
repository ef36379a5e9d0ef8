export interface ListItem {
  /** 12 lowercase letters and digits, unique in the list. Not delivered. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}
