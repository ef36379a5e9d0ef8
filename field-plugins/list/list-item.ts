/** One of the items of a list: its data are described by the fields in the options. */
export interface ListItem {
  /** 12 small letters and digits, unique in the list. Sites never see it. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}
