import { longestAscending } from '../shared/longest-ascending.ts';

/** The orders of the same things on three sides, as ids that occur once per list. */
export interface Orders {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** The merged order, and the ids that both sides moved to different places; those are placed as in mine. */
export interface MergedOrder {
  readonly order: readonly string[];
  readonly conflicts: readonly string[];
}

/**
 * Merges two orders. `kept` are the ids that remain. As few ids as possible count as moved on each side, and moves of different
 * ids combine: ids that neither side moved stay in place, and the rest follows its predecessor on the side that moved or added
 * it. Exchanging the sides gives the same order, unless both moved the same id.
 */
export function mergeOrders({ base, mine, theirs }: Orders, kept: ReadonlySet<string>): MergedOrder {
  const mySide = sideOf(base, mine);
  const theirSide = sideOf(base, theirs);
  const stable = base.filter((id) => mySide.stable.has(id) && theirSide.stable.has(id));
  const anchors = new Set(stable);
  const [my, their] = [gapsOf(mine, anchors), gapsOf(theirs, anchors)];
  const conflicts: string[] = [];
  /** Where both put an id into the same gap, the contents of the lists decide, not the sides. */
  const isFirst = mine.join() < theirs.join();
  const isMine = new Map<string, boolean>();
  for (const id of kept) {
    if (anchors.has(id)) continue;
    const iPlaced = my.has(id) && !mySide.stable.has(id);
    const theyPlaced = their.has(id) && !theirSide.stable.has(id);
    const bothPlaced = iPlaced && theyPlaced;
    const isConflict = bothPlaced && my.get(id) !== their.get(id);
    if (isConflict) conflicts.push(id);
    isMine.set(id, bothPlaced && !isConflict ? isFirst : my.has(id) && (iPlaced || !theyPlaced));
  }
  const gapOf = (id: string) => (isMine.get(id) === true ? my : their).get(id);
  const order = [undefined, ...stable].flatMap((anchor) => {
    const inGap = (list: readonly string[], owned: boolean) =>
      list.filter((id) => isMine.get(id) === owned && gapOf(id) === anchor);
    const runs = [inGap(mine, true), inGap(theirs, false)].filter((run) => run.length > 0);
    const joined = runs.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)).flat();
    return anchor === undefined ? joined : [anchor, ...joined];
  });
  return { order, conflicts };
}

/** The ids that a side left in place: the longest run that is in the order of the base. */
function sideOf(base: readonly string[], side: readonly string[]): { readonly stable: ReadonlySet<string> } {
  const places = new Map(base.map((id, index) => [id, index]));
  const common = side.filter((id) => places.has(id));
  const run = longestAscending(common.map((id) => places.get(id) ?? 0));
  return { stable: new Set(common.filter((_, index) => run.has(index))) };
}

/** The anchor before each id that is not an anchor; undefined at the start. */
function gapsOf(
  side: readonly string[],
  anchors: ReadonlySet<string>,
): ReadonlyMap<string, string | undefined> {
  let anchor: string | undefined;
  const gaps = new Map<string, string | undefined>();
  for (const id of side) {
    if (anchors.has(id)) anchor = id;
    else gaps.set(id, anchor);
  }
  return gaps;
}
