import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import type { FieldProblem } from '../draft/draft-problems.ts';
import type { DraftField } from '../draft/type-draft.ts';

/** What a part of the panel needs to show a field and to change it. */
export interface FieldPartProps {
  readonly field: DraftField;
  /** All fields of its level. */
  readonly fields: readonly DraftField[];
  readonly isInside: boolean;
  readonly problems: readonly FieldProblem[];
  /** Undefined takes a member out. */
  define(
    changes: { readonly [Member in keyof FieldDefinition]?: FieldDefinition[Member] | undefined },
    about?: string,
  ): void;
  change(changes: Partial<DraftField>): void;
  retitle(title: string): void;
  rename(name: string): void;
}
