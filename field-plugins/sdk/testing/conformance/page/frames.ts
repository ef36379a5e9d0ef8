let drawn = 0;

/** Callbacks for the next frame that wait while frames are held; undefined while they are not. */
let held: Map<number, () => void> | undefined;

/** How many callbacks of `requestAnimationFrame` have run. An animation may render once for each. */
export function framesSoFar(): number {
  return drawn;
}

/** Lets animations stand still from now on: what renders then is no animation. */
export function holdFrames(): void {
  held ??= new Map();
}

/** Lets them go on. */
export function releaseFrames(): void {
  const waiting = held;
  held = undefined;
  for (const call of waiting?.values() ?? []) call();
}

/** Patches the browser's own functions, once. */
export function watchFrames(): void {
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    const id = request((time) => {
      const call = () => {
        drawn += 1;
        callback(time);
      };
      if (held === undefined) call();
      else held.set(id, call);
    });
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    held?.delete(id);
    cancel(id);
  };
}
