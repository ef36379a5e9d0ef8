import type { FieldView } from './view.ts';

/** The drawn half of a plugin, fetched when a field of its type is first shown. */
export interface LazyFieldView {
  readonly type: string;
  load(): Promise<FieldView>;
}
