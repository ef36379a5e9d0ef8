import type { ReadSample } from '../read-sample.ts';
import { drawWidget, type DrawnWidget } from './draw.tsx';
import { shown } from './shown-samples.ts';
import { englishOf, type ConformanceSubject } from './subject.ts';

/** The errors of the field next to every drawn widget. */
export const shownErrors: readonly string[] = ['The first fault.', 'The second fault.'];

/** Checks a widget that was just drawn in English next to another of its type. Throws when something is wrong. */
export type Look = (drawn: DrawnWidget, sample: ReadSample) => void;

const known = new WeakMap<ConformanceSubject, Promise<ReadonlyMap<string, unknown>>>();

/** Draws every sample once for all checks, and returns the first fault that each of them found. */
export function lookAtSamples(
  subject: ConformanceSubject,
  looks: Readonly<Record<string, Look>>,
): Promise<ReadonlyMap<string, unknown>> {
  const faults = known.get(subject) ?? lookAtEach(subject, looks);
  known.set(subject, faults);
  return faults;
}

async function lookAtEach(subject: ConformanceSubject, looks: Readonly<Record<string, Look>>) {
  const faults = new Map<string, unknown>();
  for (const sample of shown(subject)) {
    const drawn = await drawWidget(subject, sample, { words: englishOf(subject), beside: shownErrors });
    for (const [name, look] of Object.entries(looks).filter(([one]) => !faults.has(one))) {
      try {
        look(drawn, sample);
      } catch (error) {
        faults.set(name, error);
      }
    }
  }
  return faults;
}
