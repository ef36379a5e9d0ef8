import type { FieldSurroundings, PageChoice } from '../contract/view.ts';

export interface FakeSurroundings {
  readonly page?: PageChoice | null;
  readonly field?: (name: string) => unknown;
}

/** Surroundings without an application, for tests and stories: on no page and without other fields at first. */
export function createFakeAround(start: FakeSurroundings = {}) {
  let now = start;
  const listeners = new Set<() => void>();
  const around: FieldSurroundings = {
    page: () => now.page ?? null,
    field: (name) => now.field?.(name),
    subscribe(changed) {
      const one = () => changed();
      listeners.add(one);
      return () => listeners.delete(one);
    },
  };
  return {
    around,
    change(next: FakeSurroundings): void {
      now = next;
      for (const changed of listeners) changed();
    },
    /** The number of followers. */
    listening: () => listeners.size,
  };
}

/** Always on no page and without other fields. */
export const nothingAround: FieldSurroundings = createFakeAround().around;
