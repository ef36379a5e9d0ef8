import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { blockData, type BlockData } from '../block-data.ts';
import type { Failure, Fields, Rest, Step } from './step.ts';

/** An operation as it acts on the values of some fields. The others pass by. */
interface Touching extends Pick<Step, 'fields' | 'defaults'> {
  /** The names that it takes values from. */
  readonly from: readonly string[];
  /** The names that it puts values under. */
  readonly to: readonly string[];
  forward(values: BlockData, seed: string): { values: BlockData; failures?: readonly Failure[] };
  /** Carries values back. Somebody has edited them if there is something that was set aside. */
  back(values: BlockData, aside?: SetAside): BlockData;
}

/** The values before a step and those that it made of them. */
export interface SetAside {
  readonly was: BlockData;
  readonly now: BlockData;
}

/** What is needed to come back to the same bytes. */
interface TouchedRest extends SetAside {
  /** The names, in order. */
  readonly order: readonly string[];
}

/**
 * Makes a step of it whose way back leads to the same bytes: where `back` alone would not, the rest holds the former values.
 * Somebody may have edited the block in between. Their values are carried back, and what was set aside stands beside them.
 */
export function touching({ fields, defaults, from, to, forward, back }: Touching): Step {
  const touched = new Set([...from, ...to]);
  const undo = (data: BlockData) => replace(data, touched, back(pick(data, to)));
  return {
    fields,
    ...(defaults && { defaults }),
    forward(data, seed) {
      const { values, failures = [] } = forward(pick(data, from), seed);
      const result = replace(data, touched, values);
      const isExact = JSON.stringify(undo(result)) === JSON.stringify(data);
      const rest: TouchedRest = { order: Object.keys(data), was: pick(data, touched), now: pick(result, to) };
      return { data: result, rest: isExact ? undefined : rest, failures };
    },
    back(data, rest: Rest) {
      if (rest === undefined || rest === null) return undo(data);
      const { order, was, now } = rest as TouchedRest;
      const values = pick(data, to);
      const restored = sameValue(values, now)
        ? was
        : { ...withoutMade(was, back(now)), ...back(values, { was, now }) };
      return inOrder(replace(data, touched, restored), order);
    },
  };
}

/** The step that leaves data alone. */
export function untouched(fields: Fields): Step {
  return { fields, forward: (data) => ({ data, rest: undefined, failures: [] }), back: (data) => data };
}

function pick(data: BlockData, names: Iterable<string>): BlockData {
  return blockData([...names].filter((name) => Object.hasOwn(data, name)).map((name) => [name, data[name]]));
}

/** The former values that the way back does not make of the new ones. */
function withoutMade(was: BlockData, made: BlockData): BlockData {
  return pick(
    was,
    Object.keys(was).filter((name) => !Object.hasOwn(made, name)),
  );
}

/** The data with these values where the first of the fields was. */
function replace(data: BlockData, names: ReadonlySet<string>, values: BlockData): BlockData {
  let isPlaced = false;
  const place = () => {
    if (isPlaced) return [];
    isPlaced = true;
    return Object.entries(values);
  };
  const entries = Object.entries(data).flatMap((entry) => (names.has(entry[0]) ? place() : [entry]));
  return blockData([...entries, ...place()]);
}

/** The data with the names of this order first. */
function inOrder(data: BlockData, order: readonly string[]): BlockData {
  return { ...pick(data, order), ...data };
}
