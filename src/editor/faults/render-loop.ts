import { countIdleMoments } from './idle-moments.ts';
import { countUserInputs } from './user-inputs.ts';

/**
 * More renders than this within this many milliseconds, without any user input, count as an endless loop. An animation
 * renders once per frame, which is less even on a screen with 144 frames per second.
 */
const loopLimits = { renders: 400, within: 2000 } as const;

/**
 * A large widget in a loop renders less often, but the page never has a moment to spare. More renders than this over more
 * than this many milliseconds without such a moment, and without any user input, count as an endless loop too. A slow widget that animates for a second or two may do so.
 */
const busyLimits = { renders: 50, for: 5000 } as const;

/**
 * Counts the renders of one widget. The returned function takes note of one, and returns what was found when they are a
 * loop.
 */
export function createRenderCount({
  now = () => performance.now(),
  idle = countIdleMoments,
}: Readonly<{ now?: () => number; idle?: typeof countIdleMoments }> = {}): () => string | undefined {
  const fresh = () => ({ inputs: countUserInputs(), since: now(), count: 0 });
  const run = fresh();
  const busy = { ...fresh(), idle: idle() };
  return () => {
    const { inputs, since } = fresh();
    if (run.inputs !== inputs || since - run.since > loopLimits.within)
      Object.assign(run, { inputs, since, count: 0 });
    const moments = idle();
    if (moments === undefined || busy.inputs !== inputs || busy.idle !== moments)
      Object.assign(busy, { inputs, since, count: 0, idle: moments });
    run.count += 1;
    busy.count += 1;
    const isBusy = busy.count > busyLimits.renders && since - busy.since > busyLimits.for;
    const isLoop = isBusy || run.count > loopLimits.renders;
    return isLoop ? `${isBusy ? busy.count : run.count} renders in a row that nobody asked for` : undefined;
  };
}
