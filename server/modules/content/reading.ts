import type { FieldReferences, ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import { validateBlock } from '../../../content-model/validate-block.ts';
import { withoutStrays } from '../../../content-model/without-strays.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { PreviewTargets } from '../../../shared/wire/preview.ts';
import type { Context, Dependencies, SiteReader } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import * as rows from './targets-repository.ts';
import type { TargetRow } from './targets-repository.ts';
import { imageSizes } from '../../../shared/image-sizes.ts';

/** The editor's view of the targets of this scope's references, in one statement. */
export async function lookUpForEditor(
  dependencies: Dependencies,
  db: Db,
  scope: rows.ReferenceScope,
): Promise<ReferenceLookup> {
  return editorLookup(await rows.selectTargetsOf(db, scope), dependencies.config.publicUrl);
}

/**
 * The sites' view of the targets of this scope's references, in one statement. A hosted site has the images on its own
 * host.
 */
export async function lookUpForSite(
  context: Context<SiteReader>,
  db: Db,
  scope: rows.ReferenceScope,
): Promise<ReferenceLookup> {
  return siteLookup(await rows.selectTargetsOf(db, scope), baseFor(context));
}

/** The targets of the workspace's drafts, including other drafts. */
export async function lookUpTargets(
  { config }: Dependencies,
  db: Db,
  { workspace, references }: { readonly workspace: string; readonly references: FieldReferences },
): Promise<ReferenceLookup> {
  const { media: images, pages } = references;
  return draftLookup(await rows.selectTargets(db, workspace, { images, pages }), config.publicUrl);
}

/** The targets of content that is not live, and the paths of the drafts among them. */
export async function lookUpForDraft(
  context: Context<SiteReader>,
  db: Db,
  { workspace, references }: { readonly workspace: string; readonly references: FieldReferences },
): Promise<{ lookup: ReferenceLookup; drafts: ReadonlySet<string> }> {
  const { media: images, pages } = references;
  const targets = await rows.selectTargets(db, workspace, { images, pages });
  const drafts = targets.flatMap(({ kind, live_title, url_path }) =>
    kind === 'page' && live_title === null && url_path !== null ? [url_path] : [],
  );
  return { lookup: draftLookup(targets, baseFor(context)), drafts: new Set(drafts) };
}

/** The images and pages of a scope, or those with these ids, as shown by drafts on a hosted site. */
export async function listTargets(
  context: Context<SiteReader>,
  db: Db,
  wanted: rows.ReferenceScope | { readonly workspace: string; readonly ids: rows.TargetIds },
): Promise<PreviewTargets> {
  const found =
    'ids' in wanted
      ? await rows.selectTargets(db, wanted.workspace, wanted.ids)
      : await rows.selectTargetsOf(db, wanted);
  const { media, page } = draftLookup(found, baseFor(context));
  return {
    images: found.flatMap(({ kind, id }) => {
      const image = kind === 'media' ? media(id) : undefined;
      if (image === undefined) return [];
      const { url, width, height, alt } = image;
      return [{ id, url, width, height, alt }];
    }),
    pages: found.flatMap(({ kind, id }) => {
      const target = kind === 'page' ? page(id) : undefined;
      return target === undefined ? [] : [{ id, url_path: target.url_path, title: target.title }];
    }),
  };
}

function baseFor({ actor, config }: Context<SiteReader>): string {
  return actor.kind === 'anonymous' ? '' : config.publicUrl;
}

/** Looks up references for the editor: current state, including drafts. */
export function editorLookup(targets: readonly TargetRow[], publicUrl: string): ReferenceLookup {
  return makeLookup(targets, publicUrl, (row) => row.title);
}

/** Looks up references for external sites: a draft has no url, and a live page has its published title. */
function siteLookup(targets: readonly TargetRow[], publicUrl: string): ReferenceLookup {
  return makeLookup(targets, publicUrl, (row) => row.live_title);
}

/** Looks up references of content that is not live, for previews: links to drafts are included. */
export function draftLookup(targets: readonly TargetRow[], publicUrl: string): ReferenceLookup {
  const titleOf = (row: TargetRow) => row.live_title ?? row.title;
  return makeLookup(targets, publicUrl, titleOf, () => true);
}

function makeLookup(
  targets: readonly TargetRow[],
  publicUrl: string,
  titleOf: (row: TargetRow) => string | null,
  isThere = (row: TargetRow) => row.live_title !== null,
): ReferenceLookup {
  const byId = new Map(targets.map((row) => [`${row.kind} ${row.id}`, row]));
  return {
    media(id) {
      const row = byId.get(`media ${id}`);
      if (row === undefined) return undefined;
      const { file, alt } = row;
      const shown = { url: `${publicUrl}/media/${file ?? ''}`, width: row.width ?? 0 };
      return {
        file: file ?? '',
        ...shown,
        height: row.height ?? 0,
        alt: alt ?? '',
        sizes: imageSizes(shown),
      };
    },
    page(id) {
      const row = byId.get(`page ${id}`);
      if (row === undefined) return undefined;
      const url_path = row.url_path ?? '';
      return { url_path, title: titleOf(row) ?? '', url: isThere(row) ? url_path : undefined };
    },
  };
}

/**
 * The editor's view of stored data, with the current state of its targets. Without a model it is returned unchanged.
 */
export function readData(
  { registry }: Dependencies,
  row: { readonly data: string; readonly block_content_model: string },
  { models, lookup }: { models: ReadonlyMap<string, BlockContentModel>; lookup: ReferenceLookup },
): BlockData {
  const stored = JSON.parse(row.data) as BlockData;
  const model = models.get(row.block_content_model);
  if (model === undefined) return stored;
  const validated = validateBlock(model, stored, registry);
  const data = withoutStrays(validated);
  return (data === stored ? validated : validateBlock(model, data, registry)).refresh(lookup);
}

/** Returns the data of a block or component without the values of retired fields, which stay stored. */
export function fieldData(
  { registry }: Dependencies,
  { block_content_model, data }: { readonly block_content_model: string; readonly data: BlockData },
  models: ReadonlyMap<string, Pick<BlockContentModel, 'content_model'>>,
): BlockData {
  const model = models.get(block_content_model);
  return model === undefined ? data : fieldDataIn({ registry }, model, data);
}

export function fieldDataIn(
  { registry }: Pick<Dependencies, 'registry'>,
  model: Pick<BlockContentModel, 'content_model'>,
  data: BlockData,
): BlockData {
  return withoutStrays(validateBlock(model, data, registry));
}

/** The references of a block; empty if its model is gone. */
export function referencesOf(
  { registry }: Dependencies,
  { block_content_model, data }: { readonly block_content_model: string; readonly data: BlockData },
  models: ReadonlyMap<string, Pick<BlockContentModel, 'content_model'>>,
): FieldReferences {
  const model = models.get(block_content_model);
  return model === undefined ? { media: [], pages: [] } : validateBlock(model, data, registry).references;
}
