import type { LoadOnce } from '../../shared/load-once.ts';
import { isReachable } from './when-reachable.ts';

/**
 * Loads a part on request, again if it failed before. Does not try while the server does not answer: some browsers
 * never fetch a module again that failed once in a page, so one early attempt would spoil all later ones.
 */
export async function loadOnRequest<Loaded>(part: LoadOnce<Loaded>): Promise<Loaded> {
  if (!part.isLoaded() && !(await isReachable())) throw new Error('The server does not answer.');
  part.retry();
  return part();
}
