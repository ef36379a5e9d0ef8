import type { ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import type { ValidatedBlock, ValidatedField } from '../../../content-model/validate-field.ts';
import type { BlockData } from '../../../shared/wire/content.ts';
import type { ContentModels } from '../store/content-models.ts';
import { readable } from '../store/initial-state.ts';
import { longestAscending } from '../../../shared/longest-ascending.ts';

export interface ComparableBlock {
  readonly key: string;
  readonly modelId: string;
  readonly data: BlockData;
}

/** One field of a block in both states; undefined where the block did not exist, or a condition hid the field. */
export interface ComparedField {
  readonly before: ValidatedField | undefined;
  readonly now: ValidatedField | undefined;
  readonly differs: boolean;
}

export type BlockChange = 'added' | 'removed' | 'moved' | 'changed';

export interface ComparedBlock {
  readonly key: string;
  readonly modelId: string;
  /** Its position before, from 0; undefined if it was added since. */
  readonly before: number | undefined;
  /** Its position now, from 0; undefined if it was removed since. */
  readonly now: number | undefined;
  /** How it changed since; empty if it is the same. A block may have moved and changed. */
  readonly changes: readonly BlockChange[];
  /** All its fields that one of the states shows, in the order of the form; empty when its type is unknown. */
  readonly fields: readonly ComparedField[];
}

type Sides = { readonly before: readonly ComparableBlock[]; readonly now: readonly ComparableBlock[] };

/**
 * Compares two states of a page, block by block and field by field, as the current block types read them. Blocks come in the
 * current order; removed ones follow the block that preceded them.
 */
export function compareBlocks(models: ContentModels, { before, now }: Sides): readonly ComparedBlock[] {
  const read = (block: ComparableBlock): ComparableBlock => ({
    ...block,
    data: readable(models, block.modelId, block.data),
  });
  const old = before.map(read);
  const places = now.map(read).map((block, index) => ({ block, now: index }));
  const pairs = pairUp(
    models,
    old,
    places.map(({ block }) => block),
  );
  const common = [...pairs.entries()].toSorted(([, one], [, other]) => one - other).map(([index]) => index);
  const kept = longestAscending(common);
  const still = new Set(common.filter((_, place) => kept.has(place)));
  const beforeOf = new Map([...pairs].map(([earlier, after]) => [after, earlier]));
  const present = places.map(({ block, now: index }) => {
    const earlier = beforeOf.get(index);
    const was = earlier === undefined ? undefined : old[earlier];
    const fields = fieldsOf(models, was, block);
    const differs = was !== undefined && !sameBlock(models, was, block);
    const changes: BlockChange[] = [
      ...(earlier === undefined ? (['added'] as const) : []),
      ...(earlier !== undefined && !still.has(earlier) ? (['moved'] as const) : []),
      ...(differs ? (['changed'] as const) : []),
    ];
    return { key: block.key, modelId: block.modelId, before: earlier, now: index, changes, fields };
  });
  return withRemoved(models, { old, pairs, present });
}

/** The position of a block in the current order: behind the blocks before it that still exist. */
export function placeOf(blocks: readonly ComparedBlock[], block: ComparedBlock): number {
  return block.now ?? blocks.slice(0, blocks.indexOf(block)).filter(({ now }) => now !== undefined).length;
}

/** Whether the former content of a block can be restored. */
export function hasFormerContent({ changes }: ComparedBlock): boolean {
  return changes.includes('changed') || changes.includes('removed');
}

/** The current block of each earlier block, by position: the one with its id, or one with the same content. */
function pairUp(
  models: ContentModels,
  before: readonly ComparableBlock[],
  now: readonly ComparableBlock[],
): ReadonlyMap<number, number> {
  const byKey = new Map(now.map(({ key }, index) => [key, index]));
  const pairs = new Map(
    before.flatMap(({ key }, index) => {
      const found = byKey.get(key);
      return found === undefined ? [] : [[index, found] as const];
    }),
  );
  // A deletion undone after saving gives the block another id, so the remaining blocks are paired by content.
  const taken = new Set(pairs.values());
  const unpaired = new Map<string, number[]>();
  for (const [index, block] of now.entries()) {
    if (taken.has(index)) continue;
    const content = contentOf(models, block);
    const same = unpaired.get(content);
    if (same) same.push(index);
    else unpaired.set(content, [index]);
  }
  for (const [index, block] of before.entries()) {
    const same = pairs.has(index) ? undefined : unpaired.get(contentOf(models, block))?.shift();
    if (same !== undefined) pairs.set(index, same);
  }
  return pairs;
}

function withRemoved(
  models: ContentModels,
  compared: {
    readonly old: readonly ComparableBlock[];
    readonly pairs: ReadonlyMap<number, number>;
    readonly present: readonly ComparedBlock[];
  },
): readonly ComparedBlock[] {
  const { old, pairs, present } = compared;
  const following = new Map<number, ComparedBlock[]>();
  let last = -1;
  for (const [before, block] of old.entries()) {
    const now = pairs.get(before);
    if (now !== undefined) {
      last = now;
      continue;
    }
    const { key, modelId } = block;
    const fields = fieldsOf(models, block, undefined);
    const removed: ComparedBlock = { key, modelId, before, now, changes: ['removed'], fields };
    following.set(last, [...(following.get(last) ?? []), removed]);
  }
  return [
    ...(following.get(-1) ?? []),
    ...present.flatMap((block, now) => [block, ...(following.get(now) ?? [])]),
  ];
}

function fieldsOf(
  models: ContentModels,
  before: ComparableBlock | undefined,
  now: ComparableBlock | undefined,
): readonly ComparedField[] {
  const [earlier, after] = [before, now].map((block) => block && models.validate(block.modelId, block.data));
  return compareFields(earlier, after);
}

/**
 * Compares the fields of one model. A side is undefined where its state lacks the field or a condition hides it. Omits
 * fields that neither state shows.
 */
export function compareFields(
  earlier: ValidatedBlock | undefined,
  after: ValidatedBlock | undefined,
): readonly ComparedField[] {
  const both = earlier !== undefined && after !== undefined;
  return ((after ?? earlier)?.fields ?? []).flatMap((_, index) => {
    const [before, now] = [shownField(earlier, index), shownField(after, index)];
    if (before === undefined && now === undefined) return [];
    const differs = both && (before === undefined || now === undefined || !sameField(before, now));
    return [{ before, now, differs }];
  });
}

function shownField(block: ValidatedBlock | undefined, index: number): ValidatedField | undefined {
  const validated = block?.fields[index];
  return validated === undefined || block?.hidden.has(validated.field.name) === true ? undefined : validated;
}

/** The content of a block as a text that equals another block's if nothing differs. */
function contentOf(models: ContentModels, { modelId, data }: ComparableBlock): string {
  const fields = models.validate(modelId, data)?.fields.map((field) => field.refresh(idsOnly));
  return JSON.stringify([modelId, fields ?? data]);
}

function sameBlock(models: ContentModels, one: ComparableBlock, other: ComparableBlock): boolean {
  if (one.modelId !== other.modelId) return false;
  if (models.find(one.modelId) === undefined) return sameValue(one.data, other.data);
  return fieldsOf(models, one, other).every(({ differs }) => !differs);
}

/** The title of a page or image may have changed since, which is no change of the block that refers to it. */
function sameField(one: ValidatedField, other: ValidatedField): boolean {
  if (sameValue(one.refresh(idsOnly), other.refresh(idsOnly))) return true;
  if (one.parts.length === 0 || one.parts.length !== other.parts.length) return false;
  // Ignores parts that conditions hide.
  return (
    sameValue(
      one.mapParts(() => ({})),
      other.mapParts(() => ({})),
    ) &&
    one.parts.every(({ block }, index) =>
      compareFields(block, other.parts[index]?.block).every(({ differs }) => !differs),
    )
  );
}

const idsOnly: ReferenceLookup = {
  media: (id) => ({ file: id, url: id, width: 0, height: 0, alt: '' }),
  page: (id) => ({ url_path: id, title: id, url: id }),
};
