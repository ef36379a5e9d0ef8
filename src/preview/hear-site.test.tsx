import { beforeEach, expect, it, vi } from 'vitest';
import type { FromPreview } from '../../preview/messages.ts';
import { hearSite } from './hear-site.ts';

const frame = document.body.appendChild(document.createElement('iframe'));
const field = document.body.appendChild(document.createElement('input'));
const select: FromPreview = { type: 'select', key: 'a', field: null, caret: false };
const idOf = (key: string, apiName: string) => `${key}: ${apiName}`;

beforeEach(() => void vi.useFakeTimers());

/** The effects of a message, at once or later. */
async function taken(message: FromPreview, isTyping = false): Promise<readonly FromPreview[]> {
  const all: FromPreview[] = [];
  hearSite(frame, message, { isTyping: () => isTyping, idOf }, (one) => all.push(one));
  await vi.runAllTimersAsync();
  return all;
}

it('accepts selections in the site, and nothing while the user types in a form', async () => {
  frame.focus();
  expect(await taken(select)).toEqual([select]);
  expect(await taken(select, true)).toEqual([]);
  field.focus();
  expect(await taken(select)).toEqual([]);
});

it('finds the field that the site names', async () => {
  frame.focus();
  expect(await taken({ ...select, field: 'title' })).toEqual([{ ...select, field: 'a: title' }]);
});

it.each([{ type: 'scrolled', top: 4 }, { type: 'escape' }] as const)('accepts $type', async (message) => {
  field.focus();
  expect(await taken(message)).toEqual([message]);
});

it.each([
  { type: 'typed', key: 'a', field: 'title', text: 'x', seq: 1 },
  { type: 'left', key: 'a', field: 'title' },
  { type: 'act', key: 'a', verb: 'delete' },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'save' },
] as const)('does not accept $type', async (message) => {
  frame.focus();
  expect(await taken(message)).toEqual([]);
});
