import type { FieldReferences, ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import { validateBlock } from '../../../content-model/validate-block.ts';
import { withoutStrays } from '../../../content-model/without-strays.ts';
import type { BlockContentModel, BlockData, ReferringContent } from '../../../shared/wire/content.ts';
import type { PreviewTargets } from '../../../shared/wire/preview.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, Dependencies, SiteReader, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ComponentRow, ContentHistoryRow, PageRow } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { requireFound } from '../../platform/errors/service-error.ts';
import { yieldToOthers } from '../../platform/limits/time-slices.ts';
import { boundPage, bytesOf, countUsage, historyBytesOf, type Kept } from '../usage/service.ts';
import { checkContent } from './check-content.ts';
import { draftLookup, editorLookup, siteLookup } from './lookup.ts';
import { modelName } from './model-name.ts';
import * as rows from './repository.ts';

export { checkContent, fieldsOfIssues } from './check-content.ts';

/** A transaction and the context that opened it. Every function that writes content takes one. */
export interface Writing {
  readonly context: Context<UserActor>;
  readonly tx: Db;
  /** The history added so far. Count it before the transaction ends. */
  readonly kept: Kept;
}

/** Creates a `Writing` without history. */
export function beginWriting(context: Context<UserActor>, tx: Db): Writing {
  return { context, tx, kept: { bytes: 0 } };
}

export interface ReferenceSource {
  readonly workspace: string;
  readonly source: string;
  readonly page: string | null;
  readonly references: FieldReferences;
}

/**
 * Opens a transaction that locks the page's row first. Changes to a page and its blocks are serialised, so block order
 * stays dense. 404 unless the caller owns the workspace.
 */
export function writePage<Answer>(
  context: Context<UserActor>,
  wanted: { readonly id: string } | { readonly block: string },
  write: (writing: Writing, page: PageRow) => Promise<Answer>,
  lock = rows.lockPage,
): Promise<Answer> {
  return context.db.transaction().execute(async (tx) => {
    const owner = context.actor.id;
    const page = requireFound(
      await ('block' in wanted
        ? rows.lockPageOfBlock(tx, { owner, block: wanted.block })
        : lock(tx, { owner, id: wanted.id })),
    );
    const writing = beginWriting(withFrozenClock(context, page), tx);
    const answer = await write(writing, page);
    await countUsage(writing, page.workspace, {});
    return answer;
  });
}

/** Like `writePage`, for removing the page: it also blocks new links to it. */
export function removePage<Answer>(
  context: Context<UserActor>,
  id: string,
  remove: (writing: Writing, page: PageRow) => Promise<Answer>,
): Promise<Answer> {
  return writePage(context, { id }, remove, rows.lockPageForRemoval);
}

/**
 * Freezes the clock for a change of this record, so that everything it writes has the same time: now, or the time of
 * the last change if the machine's clock was set back since.
 */
export function withFrozenClock(
  context: Context<UserActor>,
  { last_update }: { readonly last_update: string },
): Context<UserActor> {
  const now = Math.max(context.clock.now(), Date.parse(last_update));
  return { ...context, clock: { ...context.clock, now: () => now } };
}

/**
 * Records that the content of the locked page changed: by whom, when, that publishing would show it, and its new size
 * in bytes. Throws above the limit of a page.
 */
export async function notePageEdited(
  { context, tx }: Writing,
  page: Pick<PageRow, 'id' | 'data_bytes'>,
  addedBytes = 0,
): Promise<void> {
  const bytes = page.data_bytes + addedBytes;
  boundPage(context, { before: page.data_bytes, after: bytes });
  await rows.updatePageEdited(tx, {
    page: page.id,
    at: timestamp(context.clock),
    by: context.actor.id,
    bytes,
  });
}

type StoredState = Omit<ContentHistoryRow, 'id' | 'replaced_at' | 'replaced_by'>;

interface Rewriting {
  readonly model: BlockContentModel;
  readonly data: BlockData;
  /** The schema version of the model. */
  readonly shape: number;
  save(
    changes: Pick<ComponentRow, 'data' | 'revision' | 'last_update' | 'last_update_by' | 'shape'>,
  ): Promise<unknown>;
}

/**
 * Validates the data, saves the previous state to the history, and updates the references if they changed. Returns the
 * editor's view of the data, the saved state (undefined if the data is unchanged), and the growth in bytes.
 */
export async function rewriteContent(
  writing: Writing,
  state: StoredState & { readonly workspace: string },
  { model, data, shape, save }: Rewriting,
) {
  const { context } = writing;
  const { workspace, source, source_page: page } = state;
  const stored = validateBlock(model, JSON.parse(state.data), context.registry);
  const content = await checkContent(writing, { workspace, model, data, stored });
  const text = JSON.stringify(content.data);
  if (text === state.data) return { data: content.data, changes: undefined, addedBytes: 0 };
  await recordHistory(writing, [state]);
  const changes = {
    data: text,
    revision: state.revision + 1,
    last_update: timestamp(context.clock),
    last_update_by: context.actor.id,
    shape,
  };
  await save(changes);
  if (!sameValue(stored.references, content.references)) {
    await dropReferences(writing, workspace, [source]);
    await addReferences(writing, [{ workspace, source, page, references: content.references }]);
  }
  return { data: content.data, changes, addedBytes: bytesOf(text) - bytesOf(state.data) };
}

/** The caller as the last editor of written content. */
export function editorOf({ actor }: Context<UserActor>): { editor_name: string; editor_email: string } {
  return { editor_name: actor.name, editor_email: actor.email };
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

/** Saves states to the history before they are overwritten or deleted. */
export async function recordHistory(
  { context, tx, kept }: Writing,
  states: readonly StoredState[],
): Promise<void> {
  kept.bytes += await recordReplaced({ context, tx, by: context.actor.id }, states);
}

/** Like `recordHistory`, for changes without a request. Returns the added bytes, for the caller to count. */
export async function recordReplaced(
  { context, tx, by }: { readonly context: Dependencies; readonly tx: Db; readonly by: string | null },
  states: readonly StoredState[],
): Promise<number> {
  const replaced = { replaced_at: timestamp(context.clock), replaced_by: by };
  await writeInSlices(tx, states, (some) =>
    rows.insertHistory(
      tx,
      some.map((state) => ({ id: newId(), ...state, ...replaced })),
    ),
  );
  return states.reduce((sum, { data }) => sum + historyBytesOf(data), 0);
}

export async function addReferences(
  { tx }: Pick<Writing, 'tx'>,
  sources: readonly ReferenceSource[],
): Promise<void> {
  const all = sources.flatMap(({ workspace, source, page, references }) => {
    const row = { workspace, source, source_page: page };
    return [
      ...references.media.map((target) => ({ ...row, target_kind: 'media' as const, target })),
      ...references.pages.map((target) => ({ ...row, target_kind: 'page' as const, target })),
    ];
  });
  await writeInSlices(tx, all, (some) => rows.insertReferences(tx, some));
}

/** Changes an image of a workspace itself, such as its logo. Returns false if it is in another workspace. */
export async function replaceImage(
  writing: Writing,
  { workspace, source, media }: { workspace: string; source: string; media: readonly { id: string }[] },
): Promise<boolean> {
  const found = await lockMedia(
    writing,
    workspace,
    media.map(({ id }) => id),
  );
  if (found.length < media.length) return false;
  await rows.deleteImage(writing.tx, workspace, source);
  await addReferences(writing, [{ workspace, source, page: null, references: { media: found, pages: [] } }]);
  return true;
}

/** Returns which of these images are in the workspace, and locks them until the transaction ends. */
export async function lockMedia(
  { context, tx }: Writing,
  workspace: string,
  ids: readonly string[],
): Promise<string[]> {
  const found = await rows.lockMediaTargets(tx, context.dialect, workspace, ids);
  return found.map(({ id }) => id);
}

type Target = Parameters<typeof rows.selectSources>[1];

/** The sources that show an image or link to a page, other than the page itself; the first ones by name. */
export async function listSources(context: Context, db: Db, target: Target): Promise<ReferringContent> {
  const found = await rows.selectSources(db, target);
  return {
    results: found.slice(0, rows.sourcesListed).map(({ model, ...row }) => ({
      ...row,
      block_content_model: model,
      name: nameOfSource(context, { ...row, model }),
      workspace: target.workspace,
    })),
    more: found.length > rows.sourcesListed,
  };
}

function nameOfSource(context: Context, { kind, model, name }: rows.SourceRow): string {
  if (kind === 'design') return context.translations.translate(context.language, 'errors', 'places.design');
  return kind === 'component' && model !== null ? modelName(context, { id: model, name }) : name;
}

export async function namesOfSources(context: Context, db: Db, target: Target): Promise<string[]> {
  const { results } = await listSources(context, db, target);
  return [...new Set(results.map(({ name }) => name))];
}

export async function dropReferences(
  { tx }: Pick<Writing, 'tx'>,
  workspace: string,
  sources: readonly string[],
): Promise<void> {
  await writeInSlices(tx, sources, (some) => rows.deleteReferences(tx, workspace, some));
}

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

function baseFor({ actor, config }: Context<SiteReader>): string {
  return actor.kind === 'anonymous' ? '' : config.publicUrl;
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

/** The descriptions of these images by id, without empty ones. */
export async function readAlts(
  db: Db,
  workspace: string,
  ids: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const found: (readonly [string, string])[] = [];
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    if (from > 0) await yieldToOthers(db);
    const images = await rows.selectAlts(db, workspace, ids.slice(from, from + rowsAtOnce));
    found.push(...images.map(({ id, alt }) => [id, alt] as const));
  }
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Maximum rows per statement: building and running it takes a few milliseconds. */
const rowsAtOnce = 100;

/** Writes a list in statements of a few milliseconds, and yields between them. */
export async function writeInSlices<Item>(
  tx: Db,
  list: readonly Item[],
  write: (some: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < list.length; from += rowsAtOnce) {
    if (from > 0) await yieldToOthers(tx);
    await write(list.slice(from, from + rowsAtOnce));
  }
}
