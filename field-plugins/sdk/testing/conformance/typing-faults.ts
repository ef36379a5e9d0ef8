import type { BrowserStage } from './browser-stage.ts';
import type { Fault } from './page/current.ts';

/** Types a word on the real keyboard wherever possible, and checks what the editor would have to undo. */
export async function typingFaults({ page, ask }: BrowserStage): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  await page.bringToFront();
  for (const place of await ask('placesToType')) {
    const note = (found: string) => faults.push({ sample: place.sample, found });
    await ask('enterPlace', place);
    let before = 0;
    const step = async (what: string) => {
      const { count } = await ask('emittedSoFar');
      if (count - before > 1) note(`${what} emitted ${count - before} values`);
      before = count;
    };
    for (const key of place.numeric ? ['1', '2', '3'] : ['a', 'b', 'c']) {
      await page.keyboard.press(key);
      await step('one keystroke');
      if (await ask('isInPlace')) continue;
      note('the focus was lost while typing');
      break;
    }
    await ask('leavePlace');
    await step('leaving the field');
    if (before === 0) note('nothing was emitted by the time that the field was left');
    if ((await ask('emittedSoFar')).same > 0) note('a keystroke emitted the value that stood there already');
  }
  return faults;
}
