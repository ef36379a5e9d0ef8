/** The timestamps of the measured page, in milliseconds. */
export interface Notes {
  /** From each key press to the next paint. */
  readonly keys: number[];
  /** From each click on a closed block until its form was painted. */
  readonly opened: number[];
  /** From each choice in the add menu until the new block's form was painted and had the focus. */
  readonly added: number[];
  /** From each click that moves a block, or undoes the move, until the rows were painted in their new order. */
  readonly ordered: number[];
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in the browser before the page's own scripts. Measures from an event's own timestamp to the next paint. */
export function startStopwatch(): void {
  const notes: Notes = { keys: [], opened: [], added: [], ordered: [] };
  window.notes = notes;
  /** A message posted in an animation frame arrives after that frame is painted. */
  const afterPaint = (note: (now: number) => void) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => note(performance.now()), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  };
  const count = () =>
    Number(document.querySelector<HTMLElement>('[data-testid=block-list]')?.dataset['count']);

  const order = () =>
    [...document.querySelectorAll<HTMLElement>('.row')].map(({ dataset }) => dataset['key']).join();

  const until = (isSo: () => boolean, note: (now: number) => void) => {
    const look = () => {
      if (!isSo()) return false;
      afterPaint(note);
      return true;
    };
    if (look()) return;
    const observer = new MutationObserver(() => void (look() && observer.disconnect()));
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  };

  addEventListener('keydown', (event) => afterPaint((now) => notes.keys.push(now - event.timeStamp)), true);
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof Element)) return;
      const since = (times: number[]) => (now: number) => void times.push(now - timeStamp);
      const row = target.closest('[data-testid=block-row]');
      const hasForm = () => row?.querySelector('input, textarea') instanceof Element;
      if (row !== null && !hasForm()) until(hasForm, since(notes.opened));
      if (target.closest('.row-down, [aria-label=Undo]') !== null) {
        const earlier = order();
        until(() => order() !== earlier, since(notes.ordered));
      }
      if (target.closest('[data-testid=add-block-item]') === null) return;
      const before = count();
      until(
        () => count() > before && document.activeElement?.closest('[data-testid=block-row]') !== null,
        since(notes.added),
      );
    },
    true,
  );
}
