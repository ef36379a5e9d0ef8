/** Timestamps of a page and the frame in it, in milliseconds since 1970, which they share. */
export interface PreviewNotes {
  /** When each key was pressed, in the page. */
  readonly keys: number[];
  /** The texts of the first title, in the frame, and when each was painted. */
  readonly shown: { readonly text: string; readonly at: number }[];
  /** From each press of the button that adds a block until these many miniatures were painted. */
  readonly miniatures: number[];
}

declare global {
  interface Window {
    previewNotes: PreviewNotes;
  }
}

/** The miniatures that the picker renders. */
export const miniatures = 20;

/** Runs in the browser before the scripts of the page and of each frame. */
export function startPreviewStopwatch(wanted: number): void {
  const notes: PreviewNotes = { keys: [], shown: [], miniatures: [] };
  window.previewNotes = notes;
  const { timeOrigin } = performance;
  /** A message posted in an animation frame arrives after that frame is painted. */
  const afterPaint = (note: (at: number) => void) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => note(timeOrigin + performance.now()), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  };
  const watch = (look: () => void) =>
    new MutationObserver(look).observe(document, {
      ...{ subtree: true, childList: true, characterData: true },
      attributeFilter: ['data-rendered'],
    });

  if (window !== window.top) {
    let last = '';
    watch(() => {
      const text = document.querySelector('[data-octavo-field=title]')?.textContent ?? '';
      if (text === last) return;
      last = text;
      afterPaint((at) => notes.shown.push({ text, at }));
    });
    return;
  }
  let pressed: number | undefined;
  addEventListener('keydown', ({ timeStamp }) => notes.keys.push(timeOrigin + timeStamp), true);
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('[data-testid=add-block]') !== null)
        pressed = timeOrigin + timeStamp;
    },
    true,
  );
  watch(() => {
    if (pressed === undefined) return;
    if (document.querySelectorAll('[data-testid=miniature][data-rendered=true]').length < wanted) return;
    const since = pressed;
    pressed = undefined;
    afterPaint((at) => notes.miniatures.push(at - since));
  });
}
