import type { ModelField } from '../../../content-model/model-fields.ts';

/** One field of an open block: where it stands, what it holds, and how it says that this changed. */
export interface ServedFieldProps {
  readonly blockKey: string;
  readonly field: ModelField;
  readonly id: string;
  readonly value: unknown;
  change(value: unknown): void;
  leave(): void;
}
