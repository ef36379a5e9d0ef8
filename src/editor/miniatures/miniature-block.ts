import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';

export interface MiniatureBlock {
  readonly key: string;
  readonly model: BlockContentModel;
  readonly data: BlockData;
  /** The first block of a page looks a little different. */
  readonly isFirst?: boolean;
}
