const prefix = 'octavo-draft-session:';

/**
 * Which open editors there are in this browser, told by locks that end with their tab however it ends. Where the
 * browser has no locks, nobody is known to be alive, and drafts are rather offered once too often.
 */
export function liveSessions() {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks;
  return {
    /** Answers with what gives the lock back. */
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
