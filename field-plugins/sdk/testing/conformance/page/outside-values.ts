import { validSamples, type ReadSample } from '../../read-sample.ts';
import { sameValue } from '../../../contract/same-value.ts';
import { typedControls } from '../operate-all.ts';
import { editable } from '../samples.ts';
import type { Current, Fault } from './current.ts';
import { renderAlone, settle, stageElement } from './scene.tsx';
import { whatIsShown } from './what-is-shown.ts';

/** Whether a value from outside, such as from undo or a colleague's edit, is shown at once without emitting anything. */
export async function externalValueFaults(current: Current): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const valid = validSamples(current.plugin, current.samples);
  for (const sample of editable(current)) {
    const others = valid.filter(
      (one) => one.definition === sample.definition && !sameValue(one.value, sample.value),
    );
    // A different one each time, so that all are used.
    const place = valid.findIndex(({ name }) => name === sample.name);
    const other = others[Math.max(0, place) % Math.max(1, others.length)];
    if (other === undefined) continue;
    const found = await replacedBy(current, sample, other);
    if (found !== undefined) faults.push({ sample: `${sample.name} → ${other.name}`, found });
  }
  return faults;
}

async function replacedBy(
  current: Current,
  sample: ReadSample,
  other: ReadSample,
): Promise<string | undefined> {
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
