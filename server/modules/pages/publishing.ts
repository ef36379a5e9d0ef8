import type { ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import { validateBlock } from '../../../content-model/validate-block.ts';
import { missingTargetIssues } from '../../../content-model/missing-target-issues.ts';
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
export async function publish(writing: Writing, page: PageRow): Promise<void> {
  const { context, tx } = writing;
  const { blocks: stored, models } = await readStoredBlocks(context, tx, page);
  const withFieldData = (block: SnapshotBlock) => ({ ...block, data: fieldData(context, block, models) });
  const blocks = await mapInSlices(stored, withFieldData, tx);
  const references = await snapshotReferences(context, tx, blocks, models);
  const lookup = await lookUpTargets(context, tx, { workspace: page.workspace, references });
  await rejectUnpublishable(writing, blocks, { models, lookup });
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
 * Errors are named `page_blocks.<id>.<field>`, and have the places that a write of the block would report.
 */
async function rejectUnpublishable(
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
  const validatedBlocks = checked.map(({ validated }) => validated);
  const missing = validatedBlocks.map((block) => missingTargetIssues(block, lookup));
  const issues = pageIssues(validatedBlocks, missing);
  const errors = checked.flatMap(({ id, validated }, index) => {
    const prefix = `page_blocks.${id}`;
    const withPrefix = ({ place, ...message }: FieldMessage) =>
      place === undefined ? message : { ...message, place: [`${prefix}.${place[0]}`, ...place.slice(1)] };
    return fieldsOfIssues(validated, issues[index] ?? {}).map(
      ([name, messages]) => [`${prefix}.${name}`, messages.map(withPrefix)] as const,
    );
  });
  throwFieldErrors(errors);
}

/** The number of the version with this content: the last one if it is unchanged, otherwise a new one. */
async function recordVersion(
  { context, tx, addedHistory }: Writing,
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
  addedHistory.bytes += historyBytesOf(blocks);
  return version;
}

/** Takes the page off the site and keeps its versions. */
export async function unpublish(writing: Writing, page: PageRow): Promise<void> {
  await updatePageRow(writing.tx, page, { published_at: null, published_edits: null, live_version: null });
  await dropReferences(writing, page.workspace, [page.id]);
}
