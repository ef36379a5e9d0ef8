import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { blockData, type BlockData } from '../block-data.ts';
import { withIdsOf } from '../ids-of-copy.ts';
import { mergeBlock, type MergeRequest } from '../merge-block.ts';
import { mergeUnsupported } from '../merge-unsupported.ts';
import { validateBlock } from '../validate-block.ts';
import { listFields, mapItems, ownField } from './list-value.ts';
import { lostValues, migrateData, type LostValue, type MigrationStep } from './migrate-data.ts';
import { isOneOf, retiredByPlan, withoutRetired, type IsRetired } from './retired-fields.ts';
import type { Fields } from './step.ts';

interface Sent {
  /** The fields of the current schema version. */
  readonly fields: Fields;
  readonly steps: readonly MigrationStep[];
  /** The schema version that the client read. */
  readonly from: number;
  readonly seed: string;
  /** The stored data of the current schema version, with the values of retired fields. */
  readonly stored: BlockData | undefined;
  /** Whether the client sent the ids of items. Items without are compared with the stored ones by content and order. */
  readonly hasIds: boolean;
  readonly registry: FieldRegistry;
}

interface MigratedSent {
  /** With the sent values of retired fields: the next write of the same client is compared with them. */
  readonly data: BlockData;
  /** Edited values that do not convert. */
  readonly lost: readonly LostValue[];
  /** Whether the client has a value that nothing shows any more. */
  readonly isRetired: IsRetired;
}

/**
 * Migrates data that a client read at an older schema version and edited, and merges its edits into the stored data. Values that
 * it left unchanged stay as they are stored now, also where they do not convert or were edited since.
 */
export function migrateSent(
  sent: BlockData,
  { fields, steps, from, seed, stored, hasIds, registry }: Sent,
): MigratedSent {
  const passed = steps.filter(({ shape }) => shape > from);
  const before = passed[0]?.fields ?? fields;
  const isRetired = isOneOf(passed.flatMap(({ run }) => retiredByPlan(run, fields)));
  const migrate = (data: BlockData) => migrateData(data, { steps, from, seed });
  if (stored === undefined) {
    const made = migrate(sent);
    return { data: made.data, lost: lostValues(made), isRetired };
  }
  const validate = (data: BlockData) => validateBlock({ content_model: before }, data, registry);
  const held = hasIds ? stored : withIdsOf(validate(sent), validate(stored));
  const suffixes = passed.flatMap(({ plan, run }) => run.operations.map((_, at) => `@${plan}.${at}`));
  const isFormer = isOneOf([], (key) => suffixes.some((suffix) => key.endsWith(suffix)));
  const made = migrate(mergeUnsupported(validate(sent), validate(withoutRetired(held, isFormer, before))));
  const unedited = migrate(withFormer(held, suffixes, before));
  const known = lostValues(unedited);
  const isKnown = ({ path, value }: LostValue) =>
    known.some((other) => sameValue([other.path, other.value], [path, value]));
  const data = merge({ base: unedited.data, mine: made.data, theirs: held }, fields, registry);
  return { data, lost: lostValues(made).filter((one) => !isKnown(one)), isRetired };
}

/**
 * Merges the edits of two clients. A value that both changed is mine. The items that a plan made have other ids in a copied block.
 * Items keep the values of retired fields.
 */
function merge(
  { base, mine, theirs }: Pick<MergeRequest, 'base' | 'mine' | 'theirs'>,
  fields: Fields,
  registry: FieldRegistry,
): BlockData {
  const model = { content_model: fields };
  const validate = (data: BlockData) => validateBlock(model, data, registry);
  const align = (data: BlockData) => withIdsOf(validate(theirs), validate(data));
  const edits = { base: align(base), mine: align(mine), theirs };
  const { merged } = mergeBlock({ model, ...edits, registry });
  const complete = [edits.mine, theirs].reduce(
    (data, side) => mergeUnsupported(validate(data), validate(side)),
    merged,
  );
  return blockData(Object.entries(complete).filter(([id]) => Object.hasOwn(merged, id)));
}

/** The stored data with the values that fields had before these steps changed them in place, also in items. */
function withFormer(stored: BlockData, suffixes: readonly string[], before: Fields): BlockData {
  const values = new Map(Object.entries(stored));
  for (const suffix of suffixes.toReversed())
    for (const [key, former] of Object.entries(stored))
      if (key.endsWith(suffix)) values.set(key.slice(0, -suffix.length), (former as readonly unknown[])[0]);
  const entries = [...values].map(([id, value]): [string, unknown] => {
    const inner = listFields(ownField(before, id));
    return [id, inner === undefined ? value : mapItems(value, (item) => withFormer(item, suffixes, inner))];
  });
  return blockData(entries.filter(([, value]) => value !== undefined));
}
