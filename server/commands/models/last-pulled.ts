import type { ListAnswer } from '../../../shared/wire/basics.ts';
import type { ModelVersion } from '../../../shared/wire/content.ts';
import { compareModels } from './compare-models.ts';
import { fileOf, type ModelFile } from './model-file.ts';
import { digestOf, type BothSides } from './remote-models.ts';

/** A block type as it was when the folder and the server last agreed; undefined if the server's history no longer has it. */
export async function lastPulled(
  { server, remote, lock }: BothSides,
  slug: string,
): Promise<ModelFile | undefined> {
  const [there, last] = [remote.get(slug), lock[slug]];
  if (there === undefined || last === undefined) return undefined;
  const { id, revision, content_model_type } = there.model;
  // The list is sorted newest first, with one version per page.
  const page = revision - last.revision + 1;
  if (page < 1) return undefined;
  const path = `/api/block-content-models/${id}/versions/?page=${page}&page_size=1`;
  const { results } = await server.call<ListAnswer<ModelVersion>>(path);
  const [version] = results;
  const file = version && fileOf({ ...version, content_model_type });
  return file !== undefined && digestOf(file) === last.digest ? file : undefined;
}

/** The changes on the server since then, in words. */
export async function changesThere(both: BothSides, slug: string): Promise<readonly string[]> {
  const [there, base] = [both.remote.get(slug), await lastPulled(both, slug)];
  if (there === undefined || base === undefined) return [];
  return compareModels(base, there.file).map(({ text }) => text);
}
