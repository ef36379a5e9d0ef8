import fs from 'node:fs';
import path from 'node:path';
import type { Cost } from './measure-visit.ts';

/** The limits of every measurement, by its name. */
export type Limits = Readonly<Record<string, Cost>>;

const file = path.join(import.meta.dirname, 'limits.json');

/**
 * Sizes have a little room, so that not every change needs another limit; so have style rules, because a script may insert one
 * a moment later. Other counts have none.
 */
const withRoom = new Set(['kB', 'rules of files', 'rules of script']);
const room = 1.02;
const mostRoom = 1.05;

export function readLimits(): Limits {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Limits;
}

/** Writes a line for each measurement. */
export function writeLimits(limits: Limits): void {
  const lines = Object.entries(limits).map(
    ([name, cost]) => `  ${JSON.stringify(name)}: ${JSON.stringify(cost).replaceAll(/[:,]/g, '$& ')}`,
  );
  fs.writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** The limits with those lowered that are too high, and new ones for what has none. */
export function lower(measured: Limits, limits: Limits): Limits {
  const lowered = (cost: Cost, limit: Cost = {}) =>
    Object.entries(cost).map(([figure, value]) => {
      const most = limit[figure] ?? Infinity;
      return [figure, isTooHigh(figure, value, most) ? limitFor(figure, value) : most] as const;
    });
  return Object.fromEntries(
    Object.entries(measured).map(([name, cost]) => [name, Object.fromEntries(lowered(cost, limits[name]))]),
  );
}

/** What is wrong with a measurement, a sentence for each figure. */
export function compare(name: string, measured: Cost, limit: Cost = {}): readonly string[] {
  return Object.entries(measured).flatMap(([figure, value]) => {
    const most = limit[figure] ?? 0;
    if (value > most) return [`${name}: ${figure} may be ${most}, and is ${value}.`];
    return isTooHigh(figure, value, most)
      ? [`${name}: ${figure} is only ${value}; lower its limit of ${most}.`]
      : [];
  });
}

function isTooHigh(figure: string, value: number, most: number): boolean {
  return most > (withRoom.has(figure) ? Math.ceil(value * mostRoom) : value);
}

function limitFor(figure: string, value: number): number {
  return withRoom.has(figure) ? Math.round(value * room) : value;
}
