import { expect } from 'vitest';
import type { Answer } from './client.ts';

/** Checks the status of an answer, and its whole body or, with a text, the code of its error. */
export function expectAnswer(
  answer: Pick<Answer<unknown>, 'status' | 'body'>,
  status: number,
  body: unknown,
): void {
  const { code } = (answer.body ?? {}) as { readonly code?: unknown };
  const seen = typeof body === 'string' ? code : answer.body;
  expect([answer.status, seen]).toEqual([status, body]);
}
