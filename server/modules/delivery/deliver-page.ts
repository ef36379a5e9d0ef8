import { validateBlock } from '../../../content-model/validate-block.ts';
import type { ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { DeliveryPage } from '../../../shared/wire/delivery.ts';
import type { Context, SiteReader } from '../../platform/context.ts';
import { mapInSlices, yieldFor } from '../../platform/limits/time-slices.ts';
import { withKnownFields } from '../block-content-models/service.ts';
import { lookUpForDraft, lookUpForSite } from '../content/service.ts';
import { readSnapshot, snapshotReferences, type PageSnapshot, type SnapshotBlock } from '../pages/service.ts';
import * as rows from './repository.ts';

/** A block of a live page, with the fields of its type at the time of publishing. */
export type LiveBlock = DeliveryPage['blocks'][number] & Pick<BlockContentModel, 'content_model'>;

export interface LivePage extends Omit<DeliveryPage, 'blocks'> {
  readonly blocks: readonly LiveBlock[];
}

/** Reads the published version of a page; undefined if it was unpublished meanwhile. */
export async function deliverPage(
  context: Context<SiteReader>,
  row: NonNullable<Awaited<ReturnType<typeof rows.selectLivePage>>>,
): Promise<LivePage | undefined> {
  await yieldFor(row.bytes);
  const text = row.blocks ?? (await rows.selectLiveBlocks(context.db, row))?.blocks;
  if (text === undefined) return undefined;
  await yieldFor(row.bytes);
  const snapshot = readSnapshot(text);
  const scope = { workspace: context.actor.workspace, source: row.id };
  const lookup = await lookUpForSite(context, context.db, scope);
  const blocks = await deliverBlocks(context, { snapshot, models: modelsOf(context, snapshot), lookup });
  // Lets other work run before serialising.
  await yieldFor(row.bytes);
  const { id, title, url_path, published_at } = row;
  return { id, title, url_path, published_at, blocks };
}

/** Blocks that are not live, as the site would show them, and the paths of the drafts that they link to. */
export async function deliverDraft(
  context: Context<SiteReader>,
  snapshot: PageSnapshot,
): Promise<{ readonly blocks: readonly LiveBlock[]; readonly drafts: ReadonlySet<string> }> {
  const { db, actor } = context;
  const models = modelsOf(context, snapshot);
  const references = await snapshotReferences(context, db, snapshot.blocks, models);
  const { lookup, drafts } = await lookUpForDraft(context, db, { workspace: actor.workspace, references });
  return { blocks: await deliverBlocks(context, { snapshot, models, lookup }), drafts };
}

type Models = ReadonlyMap<string, PageSnapshot['models'][string]>;

function modelsOf(context: Context<SiteReader>, { models }: PageSnapshot): Models {
  return new Map(Object.entries(models).map(([id, model]) => [id, withKnownFields(context, id, model)]));
}

interface Delivered {
  readonly snapshot: PageSnapshot;
  readonly models: Models;
  readonly lookup: ReferenceLookup;
}

async function deliverBlocks(
  context: Context<SiteReader>,
  { snapshot, models, lookup: found }: Delivered,
): Promise<readonly LiveBlock[]> {
  const lookup = context.actor.kind === 'anonymous' ? withGaps(found, snapshot.alts ?? {}) : found;
  const deliver = ({ id, block_content_model, data }: SnapshotBlock) => {
    const model = models.get(block_content_model);
    if (model === undefined) return [];
    const { name: type, slug: type_slug, content_model } = model;
    const values = validateBlock(model, data, context.registry).deliver(lookup);
    return [{ id, type, type_slug, content_model, data: values }];
  };
  return (await mapInSlices(snapshot.blocks, deliver)).flat();
}

/** Adds deleted images, which have a description but no address. */
export function withGaps(lookup: ReferenceLookup, alts: Readonly<Record<string, string>>): ReferenceLookup {
  const gap = (alt: string | undefined) => alt && { file: '', url: '', width: 0, height: 0, alt };
  return { ...lookup, media: (id) => lookup.media(id) ?? (gap(alts[id]) || undefined) };
}
