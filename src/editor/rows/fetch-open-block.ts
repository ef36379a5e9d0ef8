import { loadOnce } from '../../../shared/load-once.ts';

/** Loads the code of an open block. The editor's routes request it at once, so that the first click loads nothing. */
export const fetchOpenBlock = loadOnce(async () => (await import('./open-block.tsx')).OpenBlock);
