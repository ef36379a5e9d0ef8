import { performance } from 'node:perf_hooks';

/** How long something took, each time; for the table of `npm run faults`, never for a verdict. */
export class Times {
  readonly #taken: number[] = [];

  async measure<Result>(work: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    const result = await work();
    this.#taken.push(performance.now() - started);
    return result;
  }

  get count(): number {
    return this.#taken.length;
  }

  /** In whole milliseconds; 0 if nothing was measured. */
  p95(): number {
    return this.#at(0.95);
  }

  longest(): number {
    return this.#at(1);
  }

  #at(share: number): number {
    const sorted = this.#taken.toSorted((a, b) => a - b);
    return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  }
}
