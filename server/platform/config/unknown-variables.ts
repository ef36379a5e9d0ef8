import { configVariables } from './variables.ts';

/** An unknown variable, and the known one that was probably intended. */
export interface UnknownVariable {
  readonly name: string;
  readonly nearest: string | undefined;
}

const prefix = 'OCTAVO_';

/** Variables that only a command reads. */
const ofCommands: readonly string[] = [
  ...['OCTAVO_NEW_SECRET', 'OCTAVO_API_KEY', 'OCTAVO_EMAIL', 'OCTAVO_PASSWORD'],
];

/** Kubernetes describes a service called `octavo` to every container beside it. */
const describesService = /^OCTAVO_(SERVICE_(HOST|PORT)|PORT_\d+_(TCP|UDP)|PORT=(tcp|udp):\/\/)/;

/** Minimum length; shorter foreign names are too similar to ours. */
const tellingLength = 8;

/**
 * Finds variables that Octavo does not know: all that begin with `OCTAVO_`, and other names that are one typing error
 * away from a variable of ours.
 */
export function findUnknownVariables(
  env: Readonly<Record<string, string | undefined>>,
): readonly UnknownVariable[] {
  const known = [...configVariables.map(({ name }) => name), ...ofCommands];
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (value === '' || known.includes(name) || describesService.test(`${name}=${value}`)) return [];
    const written = name.toUpperCase();
    const ours = written.startsWith(prefix);
    const bare = ours ? known.find((each) => each === written.slice(prefix.length)) : undefined;
    const whole = ours ? known.find((each) => each.startsWith(written)) : undefined;
    const slips = ours ? Math.ceil((written.length - prefix.length) / 4) : 1;
    const nearest = bare ?? whole ?? findNearest(written, known, slips);
    return ours || (nearest !== undefined && name.length >= tellingLength) ? [{ name, nearest }] : [];
  });
}

/** A sentence for the operator. */
export function describeUnknownVariable({ name, nearest }: UnknownVariable): string {
  const what = `${name} is set, but Octavo has no such variable`;
  return nearest === undefined ? `${what}.` : `${what}; did you mean ${nearest}?`;
}

function findNearest(written: string, known: readonly string[], atMost: number): string | undefined {
  const [best] = known
    .map((name) => ({ name, slips: countSlips(written, name) }))
    .filter(({ slips }) => slips <= atMost)
    .toSorted((a, b) => a.slips - b.slips);
  return best?.name;
}

/** Counts the letters to add, remove, replace or swap with the next one between two texts. */
function countSlips(from: string, to: string): number {
  const counts: number[][] = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const at = (up: number, left: number) => counts[i - up]?.[j - left] ?? Infinity;
      const same = from[i - 1] === to[j - 1];
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        at(1, 0) + 1,
        (row[j - 1] ?? Infinity) + 1,
        at(1, 1) + (same ? 0 : 1),
        swapped ? at(2, 2) + 1 : Infinity,
      );
    }
    counts.push(row);
  }
  return counts.at(-1)?.at(-1) ?? Infinity;
}
