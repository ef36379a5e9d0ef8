import { expect } from 'vitest';
import { answersOf } from './asking.ts';
import { operateSamples } from './operated-samples.ts';
import { whatIsShown } from './page/what-is-shown.ts';
import { delivered, markupOf } from './render-for-site.ts';
import { renderPreview, renderSample } from './render-sample.tsx';
import { editable, frozen, frozenCopy } from './samples.ts';
import type { ConformanceRules, ConformanceSubject } from './subject.ts';

/**
 * One copy of a module serves all blocks of all users, so state kept from one value, or from typed text, would appear
 * in another, depending on the order.
 */
export const statelessRule: ConformanceRules[string] = {
  name: 'answers and renders the same whatever was shown, typed or pressed before',
  remedy:
    'the file of what differs: Keep nothing in variables of a module; keep state in a component, and compute the rest.',
  async check(subject) {
    if (subject.loadAgain === undefined) return;
    // Typing takes longest, so other rules share it.
    await operateSamples(subject);
    const afterUse = await seenBy(subject, (samples) => samples);
    const unused = { ...subject, ...(await subject.loadAgain()) };
    const inReverse = await seenBy(unused, (samples) => samples.toReversed());
    for (const [what, seen] of afterUse)
      expect(inReverse.get(what), `${what}, in new copies of its modules and in reverse order`).toEqual(seen);
  },
};

/** The results of a plugin's functions and components for each sample, called in this order. */
async function seenBy(
  subject: ConformanceSubject,
  inOrder: <Sample>(samples: readonly Sample[]) => readonly Sample[],
): Promise<ReadonlyMap<string, unknown>> {
  const seen = new Map<string, unknown>();
  for (const sample of inOrder(editable(subject))) {
    const { name, value, options } = sample;
    for (const [member, answer] of Object.entries(answersOf(subject, frozenCopy(value), frozen(options))))
      seen.set(`${member} of “${name}”`, answer());
    const { container } = await renderSample(subject, sample);
    seen.set(`the widget with “${name}”`, whatIsShown(container));
    seen.set(`the preview of “${name}”`, whatIsShown(await renderPreview(subject, sample)));
  }
  for (const sample of inOrder(delivered(subject)))
    seen.set(`the rendering of “${sample.name}”`, markupOf(subject, sample));
  return seen;
}
