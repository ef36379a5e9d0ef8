import { sameValue } from '../../../contract/same-value.ts';
import { validSamples, type ReadSample } from '../../read-sample.ts';
import { typedControls } from '../operate-all.ts';
import { editable } from '../samples.ts';
import { renderAlone, settle, stageElement, type Current, type Fault } from './scene.tsx';
import { whatIsShown } from './what-is-shown.ts';

/** Whether a value from outside, such as from undo or a colleague's edit, is shown at once without emitting anything. */
export async function outsideValueFaults(current: Current): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const valid = validSamples(current.plugin, current.samples);
  for (const [place, sample] of editable(current).entries()) {
    const others = valid.filter(
      (one) => one.definition === sample.definition && !sameValue(one.value, sample.value),
    );
    // A different one each time, so that all are used.
    const other = others[place % Math.max(1, others.length)];
    const found = other && (await replacedBy(current, sample, other));
    if (found !== undefined) faults.push({ sample: `${sample.name} → ${other?.name}`, found });
  }
  return faults;
}

async function replacedBy(current: Current, sample: ReadSample, other: ReadSample) {
  await renderAlone(current, other);
  const wanted = whatIsShown(stageElement());
  const log = await renderAlone(current, sample);
  typedControls(stageElement())[0]?.focus();
  log.put(other.value);
  await settle();
  if (log.emitted.length > 0) return `it answered with ${JSON.stringify(log.emitted[0]?.value)}`;
  const found = whatIsShown(stageElement());
  if (sameValue(found, wanted)) return undefined;
  return `expected to be shown: ${difference(wanted, found)}; found: ${difference(found, wanted)}`;
}

function difference(lines: readonly string[], others: readonly string[]): string {
  const own = lines.filter((line) => !others.includes(line)).map((line) => `“${line}”`);
  return own.slice(0, 5).join(', ') || 'nothing more';
}
