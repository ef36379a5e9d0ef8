import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { blockData, ownValue, type BlockData } from '../block-data.ts';
import { withIdsOf } from '../ids-of-copy.ts';
import { mergeUnsupported } from '../merge-unsupported.ts';
import { validateBlock } from '../validate-block.ts';
import { itemsOf, listFields, mapItems, ownField } from './list-value.ts';
import { lostValues, migrateData, type LostValue, type MigrationStep } from './migrate-data.ts';
import { isOneOf, retiredByPlan, type IsRetired } from './retired-fields.ts';
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
 * Migrates data that a client read at an older schema version and edited. Values that it left unchanged stay as they are stored
 * now, also where they do not convert or were edited since.
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
  const made = migrate(mergeUnsupported(validate(sent), validate(held)));
  const unedited = migrate(withFormer(held, passed, before));
  const known = lostValues(unedited);
  const isKnown = ({ path, value }: LostValue) =>
    known.some((other) => sameValue([other.path, other.value], [path, value]));
  const data = withUnedited(made.data, { unedited: unedited.data, stored: held }, before);
  return { data, lost: lostValues(made).filter((one) => !isKnown(one)), isRetired };
}

/** Takes the values that are the same as without edits from the stored data, also in the items of lists that no step made. */
function withUnedited(
  made: BlockData,
  { unedited, stored }: Readonly<Record<'unedited' | 'stored', BlockData>>,
  before: Fields,
): BlockData {
  const ids = [...new Set([...Object.keys(made), ...Object.keys(stored)])];
  const entries = ids.map((id): [string, unknown] => {
    const [mine, base, now] = [made, unedited, stored].map((data) => ownValue(data, id));
    if (sameValue(mine, base)) return [id, now];
    const inner = listFields(ownField(before, id));
    if (inner === undefined) return [id, mine];
    const dataOf = (value: unknown) => new Map(itemsOf(value)?.map((item) => [item.id, item.data]));
    const [bases, nows] = [dataOf(base), dataOf(now)];
    const merged = mapItems(mine, (item, key) => {
      const sides = { unedited: bases.get(key), stored: nows.get(key) };
      return sides.unedited === undefined || sides.stored === undefined
        ? item
        : withUnedited(item, { unedited: sides.unedited, stored: sides.stored }, inner);
    });
    return [id, merged];
  });
  return blockData(entries.filter(([, value]) => value !== undefined));
}

/** The stored data with the values that fields had before these steps changed them in place, also in items. */
function withFormer(stored: BlockData, passed: readonly MigrationStep[], before: Fields): BlockData {
  const values = new Map(Object.entries(stored));
  const suffixes = passed.flatMap(({ plan, run }) => run.operations.map((_, at) => `@${plan}.${at}`));
  for (const suffix of suffixes.toReversed())
    for (const [key, former] of Object.entries(stored))
      if (key.endsWith(suffix)) values.set(key.slice(0, -suffix.length), (former as readonly unknown[])[0]);
  const entries = [...values].map(([id, value]): [string, unknown] => {
    const inner = listFields(ownField(before, id));
    return [id, inner === undefined ? value : mapItems(value, (item) => withFormer(item, passed, inner))];
  });
  return blockData(entries.filter(([, value]) => value !== undefined));
}
