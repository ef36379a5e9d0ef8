import { timestamp } from '../../platform/clock.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PageRow } from '../../platform/database/schema.ts';
import { requireFound } from '../../platform/errors/service-error.ts';
import { yieldToOthers } from '../../platform/limits/time-slices.ts';
import { boundPage, countUsage, type AddedHistory } from '../usage/service.ts';
import * as rows from './repository.ts';

/** A transaction and the context that opened it. Every function that writes content takes one. */
export interface Writing {
  readonly context: Context<UserActor>;
  readonly tx: Db;
  /** Not counted yet. Count it before the transaction ends. */
  readonly addedHistory: AddedHistory;
}

/** Creates a `Writing` without history. */
export function beginWriting(context: Context<UserActor>, tx: Db): Writing {
  return { context, tx, addedHistory: { bytes: 0 } };
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
  const at = timestamp(context.clock);
  await rows.updatePageEdited(tx, { page: page.id, at, by: context.actor.id, bytes });
}

/** The caller as the last editor of written content. */
export function editorOf({ actor }: Context<UserActor>): { editor_name: string; editor_email: string } {
  return { editor_name: actor.name, editor_email: actor.email };
}

/** Maximum rows per statement: building and running it takes a few milliseconds. */
export const rowsAtOnce = 100;

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
