/** How long drawing a block may take, in milliseconds. */
export const drawingPatience = 2000;

/** Waits for signs of life. */
interface Watch {
  /** Something is due, if it is not already. */
  expect(): void;
  /** There was a sign, or nothing is due any more. */
  rest(): void;
}

/** Calls `missed` if what is expected does not come in time. */
export function createWatch(missed: () => void): Watch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    expect() {
      timer ??= setTimeout(() => {
        // A page that was busy or asleep itself first hears what has come meanwhile.
        timer = setTimeout(missed, 50);
      }, drawingPatience);
    },
    rest,
  };
}
