import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import { ownValue } from '../../../content-model/block-data.ts';
import {
  validateBlock,
  type BlockIssues,
  type ValidatedBlock,
} from '../../../content-model/validate-block.ts';
import { revalidate } from '../../../content-model/validate-field.ts';
import { modelFields, type BlockModel } from '../../../content-model/model-fields.ts';
import { hasPublishRules } from '../../../content-model/page-issues.ts';
import { isRepeated } from '../../../content-model/repeated-values.ts';
import { withValueAt } from '../../../content-model/paths.ts';
import { cachedBy } from '../../../shared/cached-by.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { EditorBlock } from './editor-block.ts';
import type { FieldChange } from './history-entry.ts';
import { loadedMerging } from './merging.ts';
import { validatedAt, placesOfIssues, readPlace, withoutValueAt, type Place } from './places.ts';

export type ContentModels = ReturnType<typeof createContentModels>;

type Draft = Pick<EditorBlock, 'modelId' | 'draft' | 'saved'>;

/** No fields: those of a deleted type are unknown. */
const unknownModel: BlockModel = { content_model: {} };

const none: BlockIssues = Object.freeze({});
const nowhere: readonly Place[] = Object.freeze([]);

interface Offering {
  readonly isOffered?: (model: BlockContentModel) => boolean;
  /** The BCP 47 tag of the language whose order the names have. */
  readonly tag?: string;
}

const isCurrent = ({ archived }: BlockContentModel) => archived !== true;

export function createContentModels(
  list: readonly BlockContentModel[],
  registry: FieldRegistry,
  { isOffered = isCurrent, tag }: Offering = {},
) {
  const byId = new Map(list.map((model) => [model.id, model]));
  const known = new WeakMap<BlockData, ValidatedBlock>();
  let offered: readonly BlockContentModel[] | undefined;
  const modelOf = (modelId: string): BlockModel => byId.get(modelId) ?? unknownModel;

  /** Undefined for a deleted type. The same object for the same data. */
  function validate(modelId: string, data: BlockData): ValidatedBlock | undefined {
    const model = byId.get(modelId);
    if (!model) return undefined;
    const validated = known.get(data) ?? validateBlock(model, data, registry, revalidate);
    known.set(data, validated);
    return validated;
  }

  /** The errors that keep a draft from replacing the stored data. */
  function openIssues({ modelId, draft, saved }: Draft): BlockIssues {
    const validated = validate(modelId, draft);
    if (validated === undefined) return none;
    // The saved data is only validated when needed: this runs on every keystroke.
    const isValid = Object.keys(validated.issues).length === 0;
    return validated.issuesOver(isValid || saved === null ? undefined : validate(modelId, saved));
  }

  const pathOf = (modelId: string, place: Place) => readPlace(modelOf(modelId), place);
  const at = (modelId: string, data: BlockData, place: Place) =>
    validatedAt(validate(modelId, data), pathOf(modelId, place));

  /** Undefined if the place has no value. */
  function valueAt(modelId: string, data: BlockData, place: Place): unknown {
    return pathOf(modelId, place).length === 1 ? ownValue(data, place) : at(modelId, data, place)?.stored;
  }

  /** The same data if the path is gone. Undefined removes the value. */
  function withValue(
    modelId: string,
    data: BlockData,
    { place, value }: { place: Place; value: unknown },
  ): BlockData {
    const content = { model: modelOf(modelId), registry, data };
    return value === undefined
      ? withoutValueAt(content, pathOf(modelId, place))
      : withValueAt(content, pathOf(modelId, place), value);
  }

  function placesOf({ modelId, draft }: Pick<Draft, 'modelId' | 'draft'>, issues: BlockIssues) {
    const names = Object.keys(issues);
    return names.length === 0 ? nowhere : placesOfIssues(validate(modelId, draft), issues);
  }

  /** Values required for publishing are reported once that was attempted; duplicate values at once. */
  function unpublished({ modelId, draft, publishing }: EditorBlock): readonly Place[] {
    const validated = hasPublishRules(modelOf(modelId), registry) ? validate(modelId, draft) : undefined;
    if (validated === undefined) return nowhere;
    const issues = Object.entries(validated.publishIssues).map(
      ([name, found]) => [name, found.filter((issue) => publishing === true || isRepeated(issue))] as const,
    );
    return placesOfIssues(validated, Object.fromEntries(issues));
  }

  const wrongPlaces = cachedBy((block: Draft): readonly Place[] => placesOf(block, openIssues(block)));

  const shownErrors = cachedBy((block: EditorBlock): readonly Place[] => {
    const { modelId, draft, attempted, touched, serverErrors } = block;
    const reported = [...Object.keys(serverErrors), ...unpublished(block)];
    const found = placesOf(block, validate(modelId, draft)?.issues ?? none);
    if (found.length === 0) return reported;
    const open = attempted ? nowhere : wrongPlaces(block);
    const due = found.filter((place) => attempted || touched.includes(place) || !open.includes(place));
    return [...new Set([...due, ...reported])];
  });

  return {
    list,
    /** By name. Sorted when the picker needs it, because the first comparison in a language takes 10 ms. */
    get offered(): readonly BlockContentModel[] {
      offered ??= list.filter(isOffered).toSorted((one, other) => one.name.localeCompare(other.name, tag));
      return offered;
    },
    isOffered,
    registry,
    /** Undefined for a deleted type, whose blocks are kept and shown read-only. */
    find: (modelId: string) => byId.get(modelId),
    schemaVersion: (modelId: string) => byId.get(modelId)?.shape ?? 0,
    validate,
    openIssues,
    /** In form order. */
    fieldNames: (modelId: string) => modelFields(modelOf(modelId), registry).map((field) => field.name),
    /** The id of the field with this API name; the name if there is none. */
    fieldId: (modelId: string, apiName: string) =>
      modelFields(modelOf(modelId), registry).find((field) => field.apiName === apiName)?.name ?? apiName,
    at,
    valueAt,
    withValue,
    /** Redoes or undoes a change. Concurrent changes in the same list are kept. */
    withChange(
      modelId: string,
      data: BlockData,
      { place, before, after }: FieldChange & { place: Place },
    ): BlockData {
      const isAsBefore = sameValue(valueAt(modelId, data, place), before);
      const isList = !isAsBefore && Object.keys(at(modelId, data, place)?.field.fieldsets ?? {}).length > 0;
      const changed = withValue(modelId, data, { place, value: after });
      const mergeBlock = loadedMerging();
      if (!isList || mergeBlock === undefined) return changed;
      const base = withValue(modelId, data, { place, value: before });
      return mergeBlock({ model: modelOf(modelId), base, mine: data, theirs: changed, registry }).merged;
    },
    /** The errors that keep a draft from being saved, in form order. The same list for the same block. */
    wrongPlaces,
    /**
     * The server's errors are shown until the field is edited; ours after a save attempt, or when a changed field was left.
     * A value stored under other rules shows them at once, because they would otherwise stay unexplained. The same list for
     * the same block.
     */
    shownErrors,
  };
}
