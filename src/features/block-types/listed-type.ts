import type { BlockContentModel, ModelUsage } from '../../../shared/wire/content.ts';

/** A block type, what it is called in the language of the interface, and how much is made of it. */
export interface ListedType {
  readonly model: BlockContentModel;
  readonly shown: BlockContentModel;
  readonly used: ModelUsage;
}
