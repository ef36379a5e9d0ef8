import type { ComparedPlace } from '../messages.ts';
import { stopScrolling } from './reveal.ts';

/** The block at the top of the window; undefined on a page that isn't compared with another one. */
export function placeAtTop(): ComparedPlace | undefined {
  for (const block of document.querySelectorAll('[data-octavo-pair]')) {
    const { top, bottom, height } = block.getBoundingClientRect();
    if (bottom <= 0) continue;
    const pair = block.getAttribute('data-octavo-pair') ?? '';
    return { pair, part: Math.max(0, -top / height), gap: Math.max(0, top) };
  }
  return undefined;
}

/** Scrolls to a place at once. */
export function align({ pair, part, gap }: ComparedPlace): void {
  const block = document.querySelector(`[data-octavo-pair="${CSS.escape(pair)}"]`);
  if (block === null) return;
  stopScrolling();
  const { top, height } = block.getBoundingClientRect();
  scrollBy({ top: top + part * height - gap, behavior: 'instant' });
}
