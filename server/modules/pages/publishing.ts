import type { ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import { validateBlock } from '../../../content-model/validate-block.ts';
import { goneIssues } from '../../../content-model/gone-issues.ts';
import { hasPublishRules, pageIssues } from '../../../content-model/page-issues.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { timestamp } from '../../platform/clock.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { readStoredBlocks } from '../blocks/service.ts';
import { mapInSlices } from '../../platform/limits/time-slices.ts';
import { throwFieldErrors, type FieldMessage } from '../../platform/errors/service-error.ts';
import {
  addReferences,
  dropReferences,
  fieldData,
  fieldsOfIssues,
  lookUpTargets,
  readAlts,
  type Writing,
} from '../content/service.ts';
import { bytesOf, historyBytesOf } from '../usage/service.ts';
import { updatePageRow } from './repository.ts';
import { insertVersion, selectLastVersion, selectVersion } from './version-repository.ts';
import { snapshotReferences, writeSnapshot, type SnapshotBlock } from './snapshot.ts';

/**
 * Makes the saved blocks the live version: writes an immutable snapshot, unless the last one is equal, and the page row
 * in the caller's transaction. The snapshot's references are stored with the page as their source.
 */
export async function goLive(writing: Writing, page: PageRow): Promise<void> {
  const { context, tx } = writing;
  const { blocks: stored, models } = await readStoredBlocks(context, tx, page);
  const publish = (block: SnapshotBlock) => ({ ...block, data: fieldData(context, block, models) });
  const blocks = await mapInSlices(stored, publish, tx);
  const references = await snapshotReferences(context, tx, blocks, models);
  const lookup = await lookUpTargets(context, tx, { workspace: page.workspace, references });
  await rejectUnready(writing, blocks, { models, lookup });
  const published_at = timestamp(context.clock);
  const alts = await readAlts(tx, page.workspace, references.media);
  const version = await recordVersion(writing, page, {
    text: await writeSnapshot(tx, blocks, { models, alts }),
    published_at,
  });
  await updatePageRow(tx, page, { published_at, published_edits: page.edits, live_version: version });
  await dropReferences(writing, page.workspace, [page.id]);
  await addReferences(writing, [{ workspace: page.workspace, source: page.id, page: page.id, references }]);
}

/**
 * Rejects a page with empty required fields, required targets that no longer exist, or duplicates of unique values.
 * Errors have the id of the block, and its places as in a write of the block.
 */
async function rejectUnready(
  { context, tx }: Writing,
  blocks: readonly SnapshotBlock[],
  { models, lookup }: { models: ReadonlyMap<string, BlockContentModel>; lookup: ReferenceLookup },
): Promise<void> {
  const { registry } = context;
  const validate = ({ id, block_content_model, data }: SnapshotBlock) => {
    const model = models.get(block_content_model);
    if (model === undefined || !hasPublishRules(model, registry)) return [];
    return [{ id, validated: validateBlock(model, data, registry) }];
  };
  const checked = (await mapInSlices(blocks, validate, tx)).flat();
  const validated = checked.map((one) => one.validated);
  const gone = validated.map((block) => goneIssues(block, lookup));
  const issues = pageIssues(validated, gone);
  const rejected = checked.flatMap(({ id, validated: block }, index) => {
    const around = `page_blocks.${id}`;
    const placed = ({ place, ...message }: FieldMessage) =>
      place === undefined ? message : { ...message, place: [`${around}.${place[0]}`, ...place.slice(1)] };
    return fieldsOfIssues(block, issues[index] ?? {}).map(
      ([name, messages]) => [`${around}.${name}`, messages.map(placed)] as const,
    );
  });
  throwFieldErrors(rejected);
}

/** The number of the version with this content: the last one if it is unchanged, otherwise a new one. */
async function recordVersion(
  { context, tx, kept }: Writing,
  { id: page, workspace, title, url_path }: PageRow,
  { text: blocks, published_at }: { text: string; published_at: string },
): Promise<number> {
  const last = await selectLastVersion(tx, page);
  const isSame =
    last?.bytes === bytesOf(blocks) &&
    last.title === title &&
    last.url_path === url_path &&
    (await selectVersion(tx, page, last.version))?.blocks === blocks;
  if (isSame) return last.version;
  const version = (last?.version ?? 0) + 1;
  const row = { page, version, workspace, title, url_path, blocks };
  await insertVersion(tx, { ...row, published_at, published_by: context.actor.id });
  kept.bytes += historyBytesOf(blocks);
  return version;
}

/** Takes the page off the site and keeps its versions. */
export async function withdraw(writing: Writing, page: PageRow): Promise<void> {
  await updatePageRow(writing.tx, page, { published_at: null, published_edits: null, live_version: null });
  await dropReferences(writing, page.workspace, [page.id]);
}
