/** The time limit for rendering a block, in milliseconds. */
export const renderingPatience = 2000;

/** Calls `missed` if an expected sign doesn't come in time. */
export function createWatch(missed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    /** Starts waiting, unless it already waits. */
    expect(): void {
      timer ??= setTimeout(() => {
        // A page that was busy or asleep first handles the messages that arrived meanwhile.
        timer = setTimeout(missed, 50);
      }, renderingPatience);
    },
    rest,
  };
}
