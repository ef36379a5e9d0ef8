import { loadOnce } from '../../shared/load-once.ts';

/** Only users whose session expires need it. */
export const loadSessionQuestion = loadOnce(
  async () => (await import('./session-question.tsx')).SessionQuestion,
);
