const prefix = 'octavo-draft-session:';

/**
 * Tracks which editors are open in this browser, using locks that end with their tab, however it ends. Without lock
 * support, no editor counts as open, so drafts may be offered once too often rather than lost.
 */
export function liveSessions() {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks;
  return {
    /** Returns a function that releases the lock. */
    hold(session: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      locks?.request(prefix + session, () => promise).catch(() => undefined);
      return resolve;
    },
    async list(): Promise<ReadonlySet<string>> {
      const held = (await locks?.query())?.held ?? [];
      return new Set(held.map(({ name }) => name?.slice(prefix.length) ?? ''));
    },
  };
}
