import type { FieldReferences } from '../../../field-plugins/sdk/contract/field.ts';
import type { BlockContentModel, ReferringContent } from '../../../shared/wire/content.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { yieldToOthers } from '../../platform/limits/time-slices.ts';
import * as rows from './repository.ts';
import { lockMediaTargets } from './targets-repository.ts';
import { libraryOrigin } from '../../library/library-origin.ts';
import { type Writing, rowsAtOnce, writeInSlices } from './writing.ts';

interface ReferenceSource {
  readonly workspace: string;
  readonly source: string;
  readonly page: string | null;
  readonly references: FieldReferences;
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

export async function dropReferences(
  { tx }: Pick<Writing, 'tx'>,
  workspace: string,
  sources: readonly string[],
): Promise<void> {
  await writeInSlices(tx, sources, (some) => rows.deleteReferences(tx, workspace, some));
}

/** Changes an image of a workspace itself, such as its logo. Returns false if it is in another workspace. */
export async function replaceImage(
  writing: Writing,
  { workspace, source, media }: { workspace: string; source: string; media: readonly { id: string }[] },
): Promise<boolean> {
  const { tx } = writing;
  const ids = media.map(({ id }) => id);
  const found = await lockMediaTargets(tx, workspace, ids);
  if (found.length < media.length) return false;
  await rows.deleteImage(tx, workspace, source);
  const references = { media: found.map(({ id }) => id), pages: [] };
  await addReferences(writing, [{ workspace, source, page: null, references }]);
  return true;
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

/** The name of a block type: the library's own in the caller's language, or an administrator's. */
function modelName(
  { translations, language }: Context,
  { id, name }: Pick<BlockContentModel, 'id' | 'name'>,
): string {
  const library = libraryOrigin({ id, name, content_model: {} });
  if (library === undefined || library.edited.includes('name')) return name;
  return translations.translate(language, 'library', `${library.type}.name`);
}

export async function namesOfSources(context: Context, db: Db, target: Target): Promise<string[]> {
  const { results } = await listSources(context, db, target);
  return [...new Set(results.map(({ name }) => name))];
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
