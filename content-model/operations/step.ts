import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import type { FieldErrorKey } from '../../shared/errors.ts';
import type { IssuePath } from '../../shared/issue-path.ts';
import type { MessageParams } from '../../shared/message-params.ts';
import type { PlanChoice, PlanOperation } from '../../shared/wire/plans.ts';
import type { BlockData } from '../block-data.ts';
import type { BlockModel } from '../model-fields.ts';

/** The fields of a model, or of the items of a list. */
export type Fields = BlockModel['content_model'];

/** Why a value cannot be carried over unchanged. */
export type FailureReason = 'refused' | 'lossy' | 'unfit' | 'removed' | 'empty' | 'repeated';

/** A value that a step cannot migrate completely, and its treatment. */
export interface Failure {
  /** The id of the field before the step. */
  readonly field: string;
  /** Where inside the field: ids of items and names. Left out for the whole value. */
  readonly path?: readonly string[];
  readonly value: unknown;
  readonly reason: FailureReason;
  /** `converted` if the new value holds less than the old one, which is kept aside. */
  readonly becomes: PlanChoice | 'converted';
}

/** A block after a step, or after a step was undone. */
export interface Migrated {
  readonly data: BlockData;
  /** Whether values of live fields differ from those before. */
  readonly isChanged: boolean;
  /** Values that do not convert unchanged. They are still in the data, in a retired field. */
  readonly failures: readonly Failure[];
}

/** An operation prepared for the data of blocks. A replaced field keeps its value in the data, under its id. */
export interface Step {
  /** The resulting fields. */
  readonly fields: Fields;
  /** `seed` is the same for the same block; ids of new items derive from it. */
  forward(data: BlockData, seed: string): Migrated;
  /** Restores the replaced values. Values edited since are converted back. */
  undo(data: BlockData, seed: string): Migrated;
}

export interface Preparing {
  readonly fields: Fields;
  readonly operation: PlanOperation;
  /** The treatment of values that cannot be migrated. */
  readonly choice: PlanChoice;
  readonly registry: FieldRegistry;
  readonly isInItem: boolean;
  /** The key that keeps the former value of a field that the operation changes in place. */
  readonly formerKey: (id: string) => string;
  /** Whether the plan is stored. A plugin that it needs may be gone: the choice then applies to unreadable values. */
  readonly isStored: boolean;
  /** Set by stored plans of earlier releases: the value that blocks get instead of the default. */
  readonly filling?: unknown;
}

/** An operation that does not suit the fields. `path` leads to the wrong member. */
export class OperationProblem extends Error {
  override readonly name = 'OperationProblem';
  readonly key: FieldErrorKey;
  readonly path: IssuePath;
  readonly params: MessageParams;

  constructor(key: FieldErrorKey, path: IssuePath, params: MessageParams = {}) {
    super(key);
    this.key = key;
    this.path = path;
    this.params = params;
  }
}
