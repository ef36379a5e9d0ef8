let moments = 0;
let isAsked = false;

/**
 * How often the browser had nothing to do so far. It looks from one call to the next. Undefined if nobody can tell: in a
 * browser without idle callbacks, and while the page is hidden.
 */
export function countIdleMoments(): number | undefined {
  if (typeof requestIdleCallback !== 'function' || document.hidden) return undefined;
  if (!isAsked) {
    isAsked = true;
    requestIdleCallback(() => {
      isAsked = false;
      moments += 1;
    });
  }
  return moments;
}
