import { until as untilItHolds } from '../../../tools/until.ts';
import type { Running } from './temporary-project.ts';

/** Long enough for a machine that is also busy with other things, in milliseconds. */
const patience = 90_000;

/** Waits until the address answers with success. If it never does, throws with the output of the process. */
export async function untilAnswering(url: string, running: Running): Promise<void> {
  await until(
    async () => (await fetch(url).catch(() => undefined))?.ok === true,
    () => `${url} never answered.\n${running.said()}`,
  );
}

/** Waits until the condition holds. */
export async function until(holds: () => boolean | Promise<boolean>, complaint: () => string): Promise<void> {
  const deadline = Date.now() + patience;
  await untilItHolds(async () => {
    if (await holds()) return true;
    if (Date.now() > deadline) throw new Error(complaint());
    return false;
  });
}
