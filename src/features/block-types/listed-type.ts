import type { BlockContentModel, ModelUsage } from '../../../shared/wire/content.ts';

/** A block type, its name in the language of the interface, and its use. */
export interface ListedType {
  readonly model: BlockContentModel;
  readonly shown: BlockContentModel;
  readonly used: ModelUsage;
}
