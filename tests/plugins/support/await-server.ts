import { until as untilItHolds } from '../../support/until.ts';
import type { Running } from './temporary-project.ts';

/** Long enough for a machine that does other things as well, in milliseconds. */
const patience = 90_000;

/** Waits until the address answers well; throws with what the process has said where it never does. */
export async function untilAnswering(url: string, running: Running): Promise<void> {
  await until(
    async () => (await fetch(url).catch(() => undefined))?.ok === true,
    () => `${url} never answered.\n${running.said()}`,
  );
}

/** Waits until it holds. */
export async function until(holds: () => boolean | Promise<boolean>, complaint: () => string): Promise<void> {
  const deadline = Date.now() + patience;
  await untilItHolds(async () => {
    if (await holds()) return true;
    if (Date.now() > deadline) throw new Error(complaint());
    return false;
  });
}
