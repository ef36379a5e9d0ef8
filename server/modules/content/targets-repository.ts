import { sql, type Expression } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { prepare } from '../../platform/database/prepared.ts';
import type { ContentReferenceRow } from '../../platform/database/schema.ts';

/** The target of a reference: an image or a page. Members of the other kind are null. */
export interface TargetRow {
  kind: 'media' | 'page';
  id: string;
  file: string | null;
  width: number | null;
  height: number | null;
  alt: string | null;
  url_path: string | null;
  title: string | null;
  /** The title of the live version; null for a draft. */
  live_title: string | null;
}

/**
 * The references to select: those of a page's blocks, of content shown on the whole site (components, the social
 * image), or of one source.
 */
export type ReferenceScope =
  | { readonly workspace: string; readonly page: string }
  | { readonly workspace: string; readonly wholeSite: true }
  | { readonly workspace: string; readonly source: string };

/** All targets of the references in this scope, in one statement whose text is independent of their number. */
export function selectTargetsOf(db: Db, scope: ReferenceScope): Promise<TargetRow[]> {
  if ('page' in scope) return targets.ofPage(db, scope);
  return 'source' in scope ? targets.ofSource(db, scope) : targets.ofSite(db, scope);
}

type References = ReturnType<typeof referencesOf>;

const referencesOf = (db: Db, workspace: string) =>
  db.selectFrom('content_references').select('target').where('workspace', '=', workspace);

const prepareTargets = <Scope extends { readonly workspace: string }>(
  narrow: (query: References, scope: Scope) => References,
) =>
  prepare((db: Db, scope: Scope) => {
    const referenced = (kind: ContentReferenceRow['target_kind']) =>
      narrow(referencesOf(db, scope.workspace).where('target_kind', '=', kind), scope);
    return mediaTargets(db, scope.workspace)
      .where('media.id', 'in', referenced('media'))
      .unionAll(pageTargets(db, scope.workspace).where('pages.id', 'in', referenced('page')));
  });

const targets = {
  ofPage: prepareTargets((query, scope: { workspace: string; page: string }) =>
    query.where('source_page', '=', scope.page),
  ),
  ofSource: prepareTargets((query, scope: { workspace: string; source: string }) =>
    query.where('source', '=', scope.source),
  ),
  ofSite: prepareTargets((query, _scope: { workspace: string }) => query.where('source_page', 'is', null)),
};

export interface TargetIds {
  readonly images: readonly string[];
  readonly pages: readonly string[];
}

/** Selects those of these images and pages that are in the workspace. */
export async function selectTargets(
  db: Db,
  workspace: string,
  { images, pages }: TargetIds,
): Promise<TargetRow[]> {
  const found = await Promise.all([
    inParts(images, (some) => mediaTargets(db, workspace).where('media.id', 'in', some).execute()),
    inParts(pages, (some) => pageTargets(db, workspace).where('pages.id', 'in', some).execute()),
  ]);
  return found.flat();
}

/** These images of the workspace, locked against removal until the transaction ends. */
export function lockMediaTargets(tx: Db, workspace: string, ids: readonly string[]) {
  return inParts(ids, (some) =>
    mediaTargets(tx, workspace).where('media.id', 'in', some).forKeyShare().execute(),
  );
}

/** These pages of the workspace, locked against removal until the transaction ends. */
export function lockPageTargets(tx: Db, workspace: string, ids: readonly string[]) {
  return inParts(ids, (some) =>
    pageTargets(tx, workspace).where('pages.id', 'in', some).forKeyShare('pages').execute(),
  );
}

/** Maximum ids in one statement, far below both databases' limits. */
const idsAtOnce = 5000;

async function inParts(
  ids: readonly string[],
  select: (some: readonly string[]) => Promise<TargetRow[]>,
): Promise<TargetRow[]> {
  const rows: TargetRow[] = [];
  for (let from = 0; from < ids.length; from += idsAtOnce)
    rows.push(...(await select(ids.slice(from, from + idsAtOnce))));
  return rows;
}

function mediaTargets(db: Db, workspace: string) {
  return db
    .selectFrom('media')
    .select([
      sql.lit<'media' | 'page'>('media').as('kind'),
      'media.id',
      nullable<string>(sql.ref('media.file')).as('file'),
      nullable<number>(sql.ref('media.width')).as('width'),
      nullable<number>(sql.ref('media.height')).as('height'),
      nullable<string>(sql.ref('media.alt')).as('alt'),
      noText.as('url_path'),
      noText.as('title'),
      noText.as('live_title'),
    ])
    .where('media.workspace', '=', workspace);
}

function pageTargets(db: Db, workspace: string) {
  return db
    .selectFrom('pages')
    .leftJoin('page_versions as live', (join) =>
      join.onRef('live.page', '=', 'pages.id').onRef('live.version', '=', 'pages.live_version'),
    )
    .select([
      sql.lit<'media' | 'page'>('page').as('kind'),
      'pages.id',
      noText.as('file'),
      noNumber.as('width'),
      noNumber.as('height'),
      noText.as('alt'),
      nullable<string>(sql.ref('pages.url_path')).as('url_path'),
      nullable<string>(sql.ref('pages.title')).as('title'),
      'live.title as live_title',
    ])
    .where('pages.workspace', '=', workspace);
}

export const noText = sql<string | null>`cast(null as text)`;
const noNumber = sql<number | null>`cast(null as integer)`;

function nullable<Value>(column: Expression<unknown>) {
  return sql<Value | null>`${column}`;
}
