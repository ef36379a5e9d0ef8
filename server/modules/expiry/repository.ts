import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteInSlices } from '../../platform/database/delete-some.ts';
import { historyRowBytes, type RemovedHistory } from '../usage/service.ts';

/**
 * Removes records expired by this time: mailed keys, used captchas, answers stored for retries, and unconfirmed
 * addresses. Abandoned mails and expired preview links are shown until the second time.
 */
export async function deleteExpired(
  db: Db,
  { now, shownUntil }: { readonly now: string; readonly shownUntil: string },
  stopping: AbortSignal | undefined,
): Promise<void> {
  const expired = sql<boolean>`expires_at <= ${now}`;
  for (const rows of [
    { table: 'account_keys', where: expired },
    { table: 'used_captchas', where: expired },
    { table: 'idempotency_keys', where: expired, bytes: 'answer_cipher' },
    {
      table: 'newsletter_subscribers',
      where: sql<boolean>`confirmed_at is null and key_expires_at <= ${now}`,
    },
    { table: 'outbox', where: sql<boolean>`failed_at <= ${shownUntil}`, bytes: 'payload_cipher' },
    { table: 'preview_links', where: sql<boolean>`expires_at <= ${shownUntil}` },
  ] as const)
    await deleteInSlices(db, rows, stopping);
}

export interface OldState {
  readonly id: string;
  readonly replaced_at: string;
  /** 1 if it can be removed. */
  readonly doomed: number;
}

export interface PruningRule {
  /** States replaced from this time on are kept. */
  readonly before: string;
  /** The number of newest states of each record that are kept. */
  readonly newest: number;
}

/** Some of the states that were replaced before the given time, after the last one of the previous call. */
export function selectOldStates(
  db: Db,
  { before, newest }: PruningRule,
  last: Pick<OldState, 'id' | 'replaced_at'> | undefined,
  limit: number,
): Promise<OldState[]> {
  return db
    .selectFrom('content_history as state')
    .select(['state.id', 'state.replaced_at'])
    .select((eb) =>
      eb
        .case()
        .when(
          eb.or([
            eb.exists(
              eb
                .selectFrom('content_history as newer')
                .select('newer.id')
                .whereRef('newer.workspace', '=', 'state.workspace')
                .whereRef('newer.source', '=', 'state.source')
                .whereRef('newer.revision', '>', 'state.revision')
                .orderBy('newer.revision')
                .limit(1)
                .offset(newest - 1),
            ),
            eb.and([
              eb('state.source_page', 'is not', null),
              eb.not(
                eb.exists(eb.selectFrom('pages').select('id').whereRef('pages.id', '=', 'state.source_page')),
              ),
            ]),
            eb.and([
              eb('state.source_kind', '=', 'component'),
              eb.not(
                eb.exists(
                  eb.selectFrom('components').select('id').whereRef('components.id', '=', 'state.source'),
                ),
              ),
            ]),
          ]),
        )
        .then(1)
        .else(0)
        .end()
        .as('doomed'),
    )
    .where('state.replaced_at', '<', before)
    .$if(last !== undefined, (query) =>
      query.where(
        sql<boolean>`(state.replaced_at, state.id) > (${last?.replaced_at ?? ''}, ${last?.id ?? ''})`,
      ),
    )
    .orderBy('state.replaced_at')
    .orderBy('state.id')
    .limit(limit)
    .execute();
}

export interface OldHistory {
  readonly at: string;
  readonly bytes: number;
}

export function selectOldestStates(db: Db, workspace: string, limit: number) {
  return db
    .selectFrom('content_history')
    .select(['id', 'replaced_at as at', sizeOf('data').as('bytes')])
    .where('workspace', '=', workspace)
    .orderBy('replaced_at')
    .limit(limit)
    .execute();
}

/** The oldest published versions of a workspace, without the newest one of each page, which may be live. */
export function selectOldestVersions(db: Db, workspace: string, limit: number) {
  return db
    .selectFrom('page_versions as old')
    .select(['old.page', 'old.version', 'old.published_at as at', sizeOf('old.blocks').as('bytes')])
    .where('old.workspace', '=', workspace)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('page_versions as newer')
          .select('newer.version')
          .whereRef('newer.page', '=', 'old.page')
          .whereRef('newer.version', '>', 'old.version'),
      ),
    )
    .orderBy('old.published_at')
    .limit(limit)
    .execute();
}

/** Removes these states. On PostgreSQL it skips those that another process is removing. */
export function deleteStates(tx: Db, ids: readonly string[]): Promise<RemovedHistory[]> {
  const wanted = tx.selectFrom('content_history').select('id').where('id', 'in', ids).orderBy('id');
  return tx
    .deleteFrom('content_history')
    .where('id', 'in', wanted.forUpdate().skipLocked())
    .returning(['workspace', sizeOf('data').as('bytes')])
    .execute();
}

export function deleteVersion(
  tx: Db,
  { page, version }: { readonly page: string; readonly version: number },
): Promise<RemovedHistory[]> {
  return tx
    .deleteFrom('page_versions')
    .where('page', '=', page)
    .where('version', '=', version)
    .returning(['workspace', sizeOf('blocks').as('bytes')])
    .execute();
}

/** The counted size of a row. */
function sizeOf(column: string) {
  return sql<number>`octet_length(${sql.ref(column)}) + ${sql.lit(historyRowBytes)}`;
}
