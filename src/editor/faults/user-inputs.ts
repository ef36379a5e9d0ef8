const acts = [
  ...['keydown', 'beforeinput', 'input', 'change', 'click', 'wheel'],
  ...['pointerdown', 'pointerup', 'touchmove', 'dragover', 'drop', 'paste', 'cut'],
] as const;

let count = 0;
let watched = false;

/** The number of user actions on this page since the first call. Moving a pressed pointer counts too. */
export function countUserInputs(): number {
  if (!watched) {
    watched = true;
    const options = { capture: true, passive: true };
    for (const act of acts) document.addEventListener(act, () => (count += 1), options);
    document.addEventListener('pointermove', ({ buttons }) => (count += buttons === 0 ? 0 : 1), options);
  }
  return count;
}
