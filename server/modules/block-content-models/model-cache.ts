import { validateBlock } from '../../../content-model/validate-block.ts';
import { withoutStrays } from '../../../content-model/without-strays.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import { readAbout } from './about-model.ts';
import { libraryOrigin } from '../../library/library-origin.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { BlockContentModelRow } from '../../platform/database/schema.ts';

/** The last read models of an installation, by id. */
const caches = new WeakMap<Config, Map<string, BlockContentModel>>();

export function schemaVersionOf(model: BlockContentModel | undefined): number {
  return model?.shape ?? 0;
}

/**
 * Returns the same object for the same model and revision, because derived data (fields, options, compiled schemas) is
 * cached by that object.
 */
export function memoizedModel(dependencies: Dependencies, row: BlockContentModelRow): BlockContentModel {
  const cache = cacheOf(dependencies);
  const known = cache.get(row.id);
  if (known?.revision === row.revision) return known;
  const model = withoutRetiredSamples(dependencies, readRow(row));
  cache.set(row.id, model);
  return model;
}

/** Removes values of retired fields, which samples keep for undo, like blocks. */
function withoutRetiredSamples({ registry }: Dependencies, model: BlockContentModel): BlockContentModel {
  if (model.samples === undefined) return model;
  const samples = model.samples.map((sample) => {
    return { ...sample, data: withoutStrays(validateBlock(model, sample.data, registry)) };
  });
  return { ...model, samples };
}

/** The model at this revision, if cached. */
export function cachedModel(
  dependencies: Dependencies,
  id: string,
  revision: number,
): BlockContentModel | undefined {
  const known = cacheOf(dependencies).get(id);
  return known?.revision === revision ? known : undefined;
}

type Fields = Pick<BlockContentModel, 'content_model'>;

/** The last fields of each model that were read from a published page and differ from those of the cached model. */
const published = new WeakMap<Config, Map<string, Fields>>();

/** A published model. Reuses known fields if they are the same, so that nothing is derived from them again. */
export function withKnownFields<Model extends Fields>(
  dependencies: Dependencies,
  id: string,
  model: Model,
): Model {
  const former = published.get(dependencies.config) ?? new Map<string, Fields>();
  const same = [cacheOf(dependencies).get(id), former.get(id)].find(
    (known) => known !== undefined && sameValue(known.content_model, model.content_model),
  );
  if (same !== undefined) return { ...model, content_model: same.content_model };
  published.set(dependencies.config, former.set(id, model));
  return model;
}

function cacheOf({ config }: Dependencies): Map<string, BlockContentModel> {
  const cache = caches.get(config) ?? new Map<string, BlockContentModel>();
  caches.set(config, cache);
  return cache;
}

/** Copied member by member: rows of one database have no prototype, and some callers select extra columns. */
function readRow(row: BlockContentModelRow): BlockContentModel {
  const content_model = JSON.parse(row.content_model) as BlockContentModel['content_model'];
  const library = libraryOrigin({ id: row.id, name: row.name, content_model });
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    content_model_type: row.content_model_type,
    content_model,
    ...readAbout(row.about),
    ...(library && { library }),
    revision: row.revision,
    ...(row.shape > 0 && { shape: row.shape }),
  };
}
