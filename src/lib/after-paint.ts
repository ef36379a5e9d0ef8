/** Runs work once the browser has painted the next frame, so that what a user waits for is shown first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
