import type { FieldReferences, ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context, Dependencies, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ContentHistoryRow, PageRow } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { checkContent as check, type CheckedContent } from './check-content.ts';
import { editorLookup, siteLookup } from './lookup.ts';
import * as rows from './repository.ts';

/** A transaction and whoever opened it: what every function that writes content is given. */
export interface Writing {
  readonly context: Context<UserActor>;
  readonly tx: Db;
}

/** A block or component that points at something. */
export interface ReferenceSource {
  readonly workspace: string;
  readonly source: string;
  readonly page: string | null;
  readonly references: FieldReferences;
}

/**
 * Opens a transaction over the page, whose row is locked first: whatever happens to a page and its blocks happens one
 * after another, so that their order stays dense. 404 for everybody but the workspace's owner.
 */
export function writePage<Answer>(
  context: Context<UserActor>,
  wanted: { readonly id: string } | { readonly block: string },
  write: (writing: Writing, page: PageRow) => Promise<Answer>,
): Promise<Answer> {
  return context.db.transaction().execute(async (tx) => {
    const { dialect, actor } = context;
    const page =
      'id' in wanted
        ? await rows.lockPage(tx, dialect, actor.id, wanted.id)
        : await rows.lockPageOfBlock(tx, { owner: actor.id, block: wanted.block });
    if (page === undefined) throw new Refusal('not_found');
    return write({ context: atOneMoment(context), tx }, page);
  });
}

/** The same, when the page is to be removed: nobody can begin to link to it meanwhile. */
export function removePage<Answer>(
  context: Context<UserActor>,
  id: string,
  remove: (writing: Writing, page: PageRow) => Promise<Answer>,
): Promise<Answer> {
  return context.db.transaction().execute(async (tx) => {
    const page = await rows.lockPageForRemoval(tx, context.dialect, context.actor.id, id);
    if (page === undefined) throw new Refusal('not_found');
    return remove({ context: atOneMoment(context), tx }, page);
  });
}

/** Everything that one change writes bears the same time. */
function atOneMoment(context: Context<UserActor>): Context<UserActor> {
  const now = context.clock.now();
  return { ...context, clock: { now: () => now } };
}

/** Notes that the page's content changed: who, when, and that publishing would show it. */
export async function notePageEdited({ context, tx }: Writing, page: string): Promise<void> {
  await rows.updatePageEdited(tx, { page, at: timestamp(context.clock), by: context.actor.id });
}

/** Checks data before it is stored; see `CheckedContent`. */
export function checkContent(
  { context, tx }: Writing,
  content: Parameters<typeof check>[2],
): Promise<CheckedContent> {
  return check(context, tx, content);
}

/** Keeps the states that are about to be overwritten or deleted. */
export async function keepHistory(
  { context, tx }: Writing,
  states: readonly Omit<ContentHistoryRow, 'id' | 'replaced_at' | 'replaced_by'>[],
): Promise<void> {
  const replaced = { replaced_at: timestamp(context.clock), replaced_by: context.actor.id };
  for (const some of batches(states)) {
    await rows.insertHistory(
      tx,
      some.map((state) => ({ id: newId(), ...state, ...replaced })),
    );
  }
}

/** Writes down what new content points at. */
export async function addReferences({ tx }: Writing, sources: readonly ReferenceSource[]): Promise<void> {
  const all = sources.flatMap(({ workspace, source, page, references }) => {
    const row = { workspace, source, source_page: page };
    return [
      ...references.media.map((target) => ({ ...row, target_kind: 'media' as const, target })),
      ...references.pages.map((target) => ({ ...row, target_kind: 'page' as const, target })),
    ];
  });
  for (const some of batches(all)) await rows.insertReferences(tx, some);
}

/** Which of these pictures are in the workspace; they stay there until the transaction ends. */
export async function keepMedia(
  { context, tx }: Writing,
  workspace: string,
  ids: readonly string[],
): Promise<string[]> {
  const found = await rows.keepMediaTargets(tx, context.dialect, workspace, ids);
  return found.map(({ id }) => id);
}

/** Forgets what these sources pointed at. */
export async function dropReferences(
  { tx }: Writing,
  workspace: string,
  sources: readonly string[],
): Promise<void> {
  for (const some of batches(sources)) await rows.deleteReferences(tx, workspace, some);
}

/** What content of this scope points at, as the editor sees it: one statement. */
export async function lookUpForEditor(
  dependencies: Dependencies,
  db: Db,
  scope: rows.ReferenceScope,
): Promise<ReferenceLookup> {
  return editorLookup(await rows.selectTargetsOf(db, scope), dependencies.config.publicUrl);
}

/** What content of this scope points at, as external sites may see it: one statement. */
export async function lookUpForSite(
  dependencies: Dependencies,
  db: Db,
  scope: rows.ReferenceScope,
): Promise<ReferenceLookup> {
  return siteLookup(await rows.selectTargetsOf(db, scope), dependencies.config.publicUrl);
}

/** Who points at a record, named for people. Empty when nobody does. */
export function namesOfSources(
  db: Db,
  target: { workspace: string; kind: 'media' | 'page'; id: string },
): Promise<string[]> {
  return rows.selectSources(db, target);
}

/** How many rows one statement writes: far below what either database takes. */
const rowsAtOnce = 1000;

/** The list in parts that fit one statement each. */
export function batches<Item>(list: readonly Item[]): readonly (readonly Item[])[] {
  const parts: (readonly Item[])[] = [];
  for (let from = 0; from < list.length; from += rowsAtOnce) parts.push(list.slice(from, from + rowsAtOnce));
  return parts;
}
