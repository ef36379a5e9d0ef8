import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, inject } from 'vitest';
import { watchAnswers } from '../../stories/support/fake-api.ts';
import { checkAgainstDescription } from './described-answers.ts';

const app = { swagger: () => inject('apiDescription') };
const faults: unknown[] = [];

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
  expect(faults.splice(0), 'answers of the fake server that the API does not describe').toEqual([]);
});

// jsdom draws nothing, so it has nothing to scroll.
Element.prototype.scrollIntoView ??= () => undefined;
