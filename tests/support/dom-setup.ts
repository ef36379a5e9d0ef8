import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, inject } from 'vitest';
import { watchAnswers } from '../../stories/support/fake-api.ts';
import { checkAgainstDescription } from './described-answers.ts';

const app = { swagger: () => inject('apiDescription') };
const faults: string[] = [];

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

afterEach(() => {
  cleanup();
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(`The API does not describe these answers:\n${found.join('\n')}`);
});

// jsdom draws nothing, so it has nothing to scroll.
Element.prototype.scrollIntoView ??= () => undefined;
