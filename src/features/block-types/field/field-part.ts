import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import type { DraftProblem } from '../draft/draft-problem.ts';
import type { DraftField } from '../draft/draft-field.ts';

export interface FieldPartProps {
  readonly field: DraftField;
  /** All fields of its level. */
  readonly fields: readonly DraftField[];
  readonly isInside: boolean;
  /** Those of this field that are shown. */
  readonly problems: readonly DraftProblem[];
  /** Undefined removes a member. */
  define(
    changes: { readonly [Member in keyof FieldDefinition]?: FieldDefinition[Member] | undefined },
    about?: string,
  ): void;
  change(changes: Partial<DraftField>, about?: string): void;
  /** Called when a setting filled in step by step loses the focus: it can show problems. */
  leave(): void;
  retitle(title: string): void;
}
