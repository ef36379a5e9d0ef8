import type { FieldReferences } from '../../../field-plugins/sdk/contract/field.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { mapInSlices, yieldFor } from '../../platform/limits/time-slices.ts';
import { schemaVersionOf } from '../block-content-models/service.ts';
import { referencesOf } from '../content/service.ts';

/**
 * The content of a published version. It includes the models, so later changes to a model do not affect published
 * content.
 */
export interface PageSnapshot {
  readonly models: Readonly<Record<string, SnapshotModel>>;
  readonly blocks: readonly SnapshotBlock[];
  /** The descriptions of images by id, kept in case an image is deleted. Older versions have none. */
  readonly alts?: Readonly<Record<string, string>>;
}

/** A model at the time of publishing. Without a schema version it is 0. */
type SnapshotModel = Pick<BlockContentModel, 'name' | 'slug' | 'content_model'> & { readonly shape?: number };

export interface SnapshotBlock {
  readonly id: string;
  readonly block_content_model: string;
  readonly data: BlockData;
}

export async function writeSnapshot(
  tx: Db,
  blocks: readonly SnapshotBlock[],
  { models, alts }: { models: ReadonlyMap<string, BlockContentModel>; alts: Required<PageSnapshot>['alts'] },
): Promise<string> {
  const used = [...models.values()].map((model) => {
    const { id, name, slug, content_model } = model;
    const shape = schemaVersionOf(model);
    return [id, { name, slug, content_model, ...(shape > 0 && { shape }) }] as const;
  });
  const texts = await mapInSlices(blocks, (block) => JSON.stringify(block), tx);
  const [types, described] = [JSON.stringify(Object.fromEntries(used)), JSON.stringify(alts)];
  const text = `{"models":${types},"alts":${described},"blocks":[${texts.join(',')}]}`;
  // Lets other work run before the snapshot is stored.
  await yieldFor(text.length, tx);
  return text;
}

export function readSnapshot(text: string): PageSnapshot {
  return JSON.parse(text) as PageSnapshot;
}

/** The distinct references of the blocks. */
export async function snapshotReferences(
  context: Dependencies,
  tx: Db,
  blocks: readonly SnapshotBlock[],
  models: ReadonlyMap<string, Pick<BlockContentModel, 'content_model'>>,
): Promise<FieldReferences> {
  const all = await mapInSlices(blocks, (block) => referencesOf(context, block, models), tx);
  return {
    media: [...new Set(all.flatMap((references) => references.media))],
    pages: [...new Set(all.flatMap((references) => references.pages))],
  };
}
