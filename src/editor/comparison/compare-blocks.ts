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

/** A block of a page, or an item of a list, in both states. */
export interface Compared {
  /** Its position before, from 0; undefined if it was added since. */
  readonly before: number | undefined;
  /** Its position now, from 0; undefined if it was removed since. */
  readonly now: number | undefined;
  /** How it changed since; empty if it is the same. It may have moved and changed. */
  readonly changes: readonly BlockChange[];
  /** All its fields that one of the states shows, in the order of the form; empty when its type is unknown. */
  readonly fields: readonly ComparedField[];
}

export interface ComparedBlock extends Compared {
  readonly key: string;
  readonly modelId: string;
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
  const [old, fresh] = [before.map(read), now.map(read)];
  const earlier = pairUp(models, old, fresh);
  const moved = movedPlaces(earlier.filter((index) => index !== undefined));
  const present = fresh.map((block, index): ComparedBlock => {
    const place = earlier[index];
    const was = place === undefined ? undefined : old[place];
    const fields = fieldsOf(models, was, block);
    const differs = was !== undefined && isOther(models, { was, block, fields });
    const changes = changesAt({ before: place, now: index, differs }, moved);
    return { key: block.key, modelId: block.modelId, before: place, now: index, changes, fields };
  });
  let last = -1;
  const following = new Map<number, ComparedBlock[]>();
  for (const [place, block] of old.entries()) {
    const index = earlier.indexOf(place);
    if (index >= 0) last = index;
    else following.set(last, [...(following.get(last) ?? []), removedBlock(models, block, place)]);
  }
  return [
    ...(following.get(-1) ?? []),
    ...present.flatMap((block, index) => [block, ...(following.get(index) ?? [])]),
  ];
}

function removedBlock(models: ContentModels, block: ComparableBlock, before: number): ComparedBlock {
  const { key, modelId } = block;
  const fields = fieldsOf(models, block, undefined);
  return { key, modelId, before, now: undefined, changes: ['removed'], fields };
}

/** The former positions, given in the current order, that changed places with others that stayed. */
export function movedPlaces(common: readonly number[]): ReadonlySet<number> {
  const kept = longestAscending(common);
  return new Set(common.filter((_, place) => !kept.has(place)));
}

export function changesAt(
  { before, now, differs }: Pick<Compared, 'before' | 'now'> & { readonly differs: boolean },
  moved: ReadonlySet<number>,
): readonly BlockChange[] {
  if (before === undefined) return ['added'];
  if (now === undefined) return ['removed'];
  return [...(moved.has(before) ? (['moved'] as const) : []), ...(differs ? (['changed'] as const) : [])];
}

/** The position of a block in the current order: behind the blocks before it that still exist. */
export function placeOf(blocks: readonly ComparedBlock[], block: ComparedBlock): number {
  return block.now ?? blocks.slice(0, blocks.indexOf(block)).filter(({ now }) => now !== undefined).length;
}

/** Whether the former content of a block can be restored. */
export function hasFormerContent({ changes }: ComparedBlock): boolean {
  return changes.includes('changed') || changes.includes('removed');
}

/** The former position of each current block: of the one with its id, or one with the same content. */
function pairUp(
  models: ContentModels,
  before: readonly ComparableBlock[],
  now: readonly ComparableBlock[],
): readonly (number | undefined)[] {
  const byKey = new Map(before.map(({ key }, index) => [key, index]));
  const earlier = now.map(({ key }) => byKey.get(key));
  // A deletion undone after saving gives the block another id, so the remaining blocks are paired by content.
  const unpaired = Map.groupBy(
    [...before.entries()].filter(([index]) => !earlier.includes(index)),
    ([, block]) => contentOf(models, block),
  );
  return now.map((block, index) => earlier[index] ?? unpaired.get(contentOf(models, block))?.shift()?.[0]);
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

interface Pair {
  readonly was: ComparableBlock;
  readonly block: ComparableBlock;
  readonly fields: readonly ComparedField[];
}

function isOther(models: ContentModels, { was, block, fields }: Pair): boolean {
  if (was.modelId !== block.modelId) return true;
  if (models.find(block.modelId) === undefined) return !sameValue(was.data, block.data);
  return fields.some(({ differs }) => differs);
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
