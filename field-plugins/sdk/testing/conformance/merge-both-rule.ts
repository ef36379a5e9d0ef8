import { validSamples } from '../read-sample.ts';
import { sameValue } from '../../contract/same-value.ts';
import type { ConformanceRule } from './subject.ts';

/** With many samples, only this many of each definition take part: their number counts to the power of three. */
const mostSamples = 8;

/** A merge may only lose an edit by asking a person, which is what a conflict does. */
export const mergeBothRule: ConformanceRule = {
  id: 'merge-both',
  name: 'drops nothing that only one side has when both have changed',
  check({ plugin, samples }) {
    const { merge } = plugin;
    if (merge === undefined) return;
    const groups = Map.groupBy(validSamples(plugin, samples), ({ definition }) => definition);
    for (const group of groups.values()) {
      const some = group.slice(0, mostSamples);
      for (const base of some)
        for (const mine of some.filter(({ value }) => !sameValue(value, base.value)))
          for (const theirs of some.filter(
            ({ value }) => !sameValue(value, base.value) && !sameValue(value, mine.value),
          )) {
            const outcome = merge(base.value, mine.value, theirs.value);
            if (!('merged' in outcome)) continue;
            const merged = textsIn(outcome.merged).join('\n');
            const lost = (side: unknown, by: string) =>
              textsIn(side)
                .filter((text) => !textsIn(base.value).includes(text) && !merged.includes(text))
                .map((text) => `“${text}”, which ${by}`);
            const gone = [
              ...lost(mine.value, `the sample “${mine.name}” added`),
              ...lost(theirs.value, `the sample “${theirs.name}” added`),
            ];
            if (gone.length > 0)
              throw new Error(
                `merge of “${mine.name}” and “${theirs.name}”, both edited from “${base.name}”, lost ${gone.join(' and ')}.`,
              );
          }
    }
  },
};

/** Every word and number in a value. A merge may put words of both sides into one text. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.match(/[\p{L}\p{N}_-]+/gu) ?? [];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
