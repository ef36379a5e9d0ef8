import { expect } from 'vitest';
import type { ReadSample } from '../read-sample.ts';
import { answersOf } from './purity-rule.ts';
import { drawPreview, drawWidget, settled } from './draw.tsx';
import { delivered, drawForSite, markupOf } from './draw-for-site.ts';
import { frozen, frozenCopy } from './freeze.ts';
import { operateAll } from './operate-all.ts';
import { whatIsShown } from './page/what-is-shown.ts';
import { editable } from './shown-samples.ts';
import { takeStep } from './steps.ts';
import { englishOf, type ConformanceRule, type ConformanceSubject } from './subject.ts';

/**
 * One copy of a module serves all blocks of all people, so what it keeps from one value, or from what somebody types, shows in
 * another. The order then decides what is seen.
 */
export const statelessRule: ConformanceRule = {
  id: 'stateless',
  name: 'answers and draws the same whatever came before, in new copies of its modules',
  async check(subject) {
    if (subject.loadAgain === undefined) return;
    const inOrder = await seenBy(await copyOf(subject), (samples) => samples);
    const inReverse = await seenBy(await copyOf(subject), (samples) => samples.toReversed());
    for (const [what, seen] of inOrder)
      expect(inReverse.get(what), `${what}, after the samples behind it instead of those before it`).toEqual(
        seen,
      );
  },
};

async function copyOf(subject: ConformanceSubject): Promise<ConformanceSubject> {
  return { ...subject, ...(await subject.loadAgain?.()) };
}

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
    await operateBriefly(subject, sample);
  }
  for (const sample of inOrder(delivered(subject)))
    seen.set(`the drawing of “${sample.name}”`, markupOf(sample.name, drawForSite(subject, sample)));
  return seen;
}

/** What is typed and pressed in a widget must not show in those of the samples that follow. */
async function operateBriefly(subject: ConformanceSubject, sample: ReadSample): Promise<void> {
  const { container } = await drawWidget(subject, sample, { words: englishOf(subject) });
  await operateAll(container, {
    settle: settled,
    onAction: (control) => takeStep(sample.name, `Using ${control}`),
    brief: true,
  });
}

function asked(subject: ConformanceSubject, { value, options }: ReadSample) {
  return answersOf(subject, frozenCopy(value), frozen(options));
}
