import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import type { DraftProblem } from '../draft/draft-problem.ts';
import type { DraftField } from '../draft/type-draft.ts';

/** What a part of the panel needs to show a field and to change it. */
export interface FieldPartProps {
  readonly field: DraftField;
  /** All fields of its level. */
  readonly fields: readonly DraftField[];
  readonly isInside: boolean;
  /** Those of this field that are shown. */
  readonly problems: readonly DraftProblem[];
  /** Undefined takes a member out. */
  define(
    changes: { readonly [Member in keyof FieldDefinition]?: FieldDefinition[Member] | undefined },
    about?: string,
  ): void;
  change(changes: Partial<DraftField>): void;
  /** A setting was left that is filled in step by step: what is wrong with it can be said. */
  leave(): void;
  retitle(title: string): void;
  rename(name: string): void;
}
