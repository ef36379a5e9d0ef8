import { expect } from 'vitest';
import type { ReadSample } from '../read-sample.ts';
import { answersOf } from './purity-rule.ts';
import { drawPreview, drawWidget } from './draw.tsx';
import { delivered, drawForSite, markupOf } from './draw-for-site.ts';
import { frozen, frozenCopy } from './freeze.ts';
import { operateSamples } from './operated-samples.ts';
import { whatIsShown } from './page/what-is-shown.ts';
import { editable } from './shown-samples.ts';
import { englishOf, type ConformanceRule, type ConformanceSubject } from './subject.ts';

/**
 * One copy of a module serves all blocks of all people, so what it keeps from one value, or from what somebody types, shows in
 * another. The order then decides what is seen.
 */
export const statelessRule: ConformanceRule = {
  id: 'stateless',
  name: 'answers and draws the same whatever was shown, typed or pressed before',
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

/** What a plugin answers, shows and draws for each sample, asked in this order. */
async function seenBy(
  subject: ConformanceSubject,
  inOrder: <Sample>(samples: readonly Sample[]) => readonly Sample[],
): Promise<ReadonlyMap<string, unknown>> {
  const seen = new Map<string, unknown>();
  for (const sample of inOrder(editable(subject))) {
    for (const [member, ask] of Object.entries(asked(subject, sample)))
      seen.set(`${member} of “${sample.name}”`, ask());
    const words = englishOf(subject);
    const widget = await drawWidget(subject, sample, { words });
    seen.set(`the widget with “${sample.name}”`, whatIsShown(widget.container));
    const preview = await drawPreview(subject, sample, words);
    seen.set(`the preview of “${sample.name}”`, whatIsShown(preview));
  }
  for (const sample of inOrder(delivered(subject)))
    seen.set(`the drawing of “${sample.name}”`, markupOf(sample.name, drawForSite(subject, sample)));
  return seen;
}

function asked(subject: ConformanceSubject, { value, options }: ReadSample) {
  return answersOf(subject, frozenCopy(value), frozen(options));
}
