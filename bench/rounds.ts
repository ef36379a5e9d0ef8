/** How often everything is measured; the median counts. */
const rounds = 3;

/** Takes turns (A B C, A B C, …), so other load on the machine affects all alike. Returns the median of each. */
export async function alternate<Name extends string>(
  measures: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>> {
  const entries = Object.entries(measures) as [Name, () => Promise<number>][];
  const figures = new Map<Name, number[]>(entries.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of entries) figures.get(name)?.push(await measure());
  }
  return Object.fromEntries([...figures].map(([name, all]) => [name, quantile(all, 0.5)])) as Record<
    Name,
    number
  >;
}

/** The figure below which this share of all figures lies. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
