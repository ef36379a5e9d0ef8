import type { FieldSurroundings, PageChoice } from '../contract/view.ts';

/** The surroundings of a field. */
export interface FakeSurroundings {
  readonly page?: PageChoice | null;
  /** The values of the other fields, by name. */
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
    /** Replaces the surroundings. */
    change(next: FakeSurroundings): void {
      now = next;
      for (const changed of listeners) changed();
    },
    /** How many widgets follow it. */
    listening: () => listeners.size,
  };
}

/** On no page, without other fields, for ever. */
export const nothingAround: FieldSurroundings = createFakeAround().around;
