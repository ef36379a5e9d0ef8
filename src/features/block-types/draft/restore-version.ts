import type { FieldPath, FollowField } from '../../../../content-model/operations/follow-fields.ts';
import type { FieldRegistry } from '../../../../field-plugins/sdk/contract/registry.ts';
import type { ModelVersion } from '../../../../shared/wire/content.ts';
import { keptData } from './sample-data.ts';
import { asNew, type DraftField, draftOf, type TypeDraft, underStoredKeys } from './type-draft.ts';

interface Restoring {
  readonly draft: TypeDraft;
  readonly stored: TypeDraft;
  /** Finds the current fields of the version. */
  readonly follow: FollowField;
  readonly registry: FieldRegistry;
}

/** A restored version, and the lists that stay although it does not have them. */
export interface Restored {
  readonly draft: TypeDraft;
  /** They have the values of fields that became part of them since. */
  readonly staying: readonly DraftField[];
}

/**
 * Restores a version in the draft. A field that is stored, under whatever key, returns to its former name and type with
 * its values. Other fields are new.
 */
export function restoredDraft(
  { draft, stored, follow, registry }: Restoring,
  version: ModelVersion,
): Restored {
  const former = draftOf(version);
  const staying: DraftField[] = [];
  const fields = levelRestored(former.fields, {
    ...{ stored: stored.fields, draft: draft.fields, follow, former: [], now: [] },
    stays: (list) => staying.push(list),
  });
  const samples = former.samples.map((sample) => ({
    ...sample,
    data: keptData(fields, sample.data, { before: {}, registry }),
  }));
  return { draft: { ...former, fields, samples }, staying };
}

interface Level {
  readonly stored: readonly DraftField[];
  readonly draft: readonly DraftField[];
  readonly follow: FollowField;
  /** The lists around the fields, by their names in the version and now. */
  readonly former: FieldPath;
  readonly now: FieldPath;
  stays(list: DraftField): void;
}

function levelRestored(fields: readonly DraftField[], level: Level): readonly DraftField[] {
  const { stored, draft, follow, former, now, stays } = level;
  const lists = new Set<string>();
  const restored = fields.flatMap((field): readonly DraftField[] => {
    const place = restOf(follow([...former, field.name]), now);
    const before = stored.find(({ name }) => name === place?.[0]);
    if (place === undefined || before === undefined) return [asNew(field)];
    const shown = draft.find(({ was }) => was === before.name);
    if (place.length > 1) {
      if (lists.has(before.name)) return [];
      lists.add(before.name);
      stays(before);
      return [shown ?? { ...before, uid: crypto.randomUUID() }];
    }
    const items =
      field.items &&
      levelRestored(field.items, {
        ...{ stored: before.items ?? [], draft: shown?.items ?? [], follow, stays },
        ...{ former: [...former, field.name], now: [...now, before.name] },
      });
    return [{ ...field, uid: shown?.uid ?? crypto.randomUUID(), was: before.name, items }];
  });
  return underStoredKeys(restored);
}

/** A path without the lists around it; undefined if it leads elsewhere. */
export function restOf(path: FieldPath | undefined, around: FieldPath): FieldPath | undefined {
  return path && around.every((name, at) => name === path[at]) ? path.slice(around.length) : undefined;
}
