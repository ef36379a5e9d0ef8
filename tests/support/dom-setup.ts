import '../../field-plugins/sdk/testing/conformance/run/jsdom-setup.ts';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { afterEach, beforeEach, inject, vi } from 'vitest';
import { loadConfirmQuestion } from '../../src/ui/confirm-dialog.tsx';
import { watchAnswers } from '../../stories/support/fake-api.ts';
import { longestWait } from './longest-wait.ts';
import { checkAgainstDescription } from './described-answers.ts';

// Tests with a clock of their own never wait for it.
configure({ asyncUtilTimeout: longestWait });

// jsdom cannot open dialogs. The rest of its page stays usable.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};

// As in the app some time after its start.
await loadConfirmQuestion();

const app = { swagger: () => inject('apiDescription') };
/** In milliseconds; longer than jsdom's. */
const frame = 20;
const faults: string[] = [];
const errors: string[] = [];

// The fake server's own answers are held to the API's description, as every real answer is.
watchAnswers(async ({ method, path: url }, answer) => {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  try {
    checkAgainstDescription(app, { method, url, status: answer.status, headers, bytes });
  } catch (fault) {
    faults.push(String(fault));
  }
});

// An error in the console fails a test, unless the test mocks `console.error`. React's advice on `act` concerns how a test waits,
// not the tested code. React gives some warnings only once per process.
const original = console.error;
beforeEach(() => {
  console.error = (...args: readonly unknown[]) => {
    if (!/^.*\bact\b/.test(String(args[0]))) errors.push(format(...args));
  };
});

afterEach(() => {
  cleanup();
  // jsdom renders by timers too. If its next frame were left in a clock that has stopped, none would come in later files.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(frame);
  vi.useRealTimers();
  console.error = original;
  const [undescribed, complaints] = [faults.splice(0), errors.splice(0)];
  if (undescribed.length > 0)
    throw new Error(`The API does not describe these answers:\n${undescribed.join('\n')}`);
  if (complaints.length > 0) throw new Error(`The console got these errors:\n${complaints.join('\n')}`);
});
