import type { FieldReferences } from '../../../field-plugins/sdk/contract/field.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import { referencesOf } from '../content/service.ts';

/**
 * The content of a published version. It includes the models, so later changes to a model do not affect what was
 * published.
 */
export interface PageSnapshot {
  readonly models: Readonly<Record<string, Pick<BlockContentModel, 'name' | 'content_model'>>>;
  readonly blocks: readonly SnapshotBlock[];
}

export interface SnapshotBlock {
  readonly id: string;
  readonly block_content_model: string;
  readonly data: BlockData;
}

/** The snapshot in its stored form. */
export function writeSnapshot(
  blocks: readonly SnapshotBlock[],
  models: ReadonlyMap<string, BlockContentModel>,
): string {
  const used = [...models.values()].map(
    ({ id, name, content_model }) => [id, { name, content_model }] as const,
  );
  const snapshot: PageSnapshot = { models: Object.fromEntries(used), blocks };
  return JSON.stringify(snapshot);
}

/** Reads a stored snapshot. */
export function readSnapshot(text: string): PageSnapshot {
  return JSON.parse(text) as PageSnapshot;
}

/** All references of the blocks, each once. */
export function snapshotReferences(
  blocks: readonly SnapshotBlock[],
  models: ReadonlyMap<string, BlockContentModel>,
  dependencies: Dependencies,
): FieldReferences {
  const all = blocks.map((block) => referencesOf(dependencies, block, models));
  return {
    media: [...new Set(all.flatMap((references) => references.media))],
    pages: [...new Set(all.flatMap((references) => references.pages))],
  };
}
