import { beforeEach, expect, test } from 'vitest';
import { event } from '../../../../tests/support/open-block-type.tsx';
import { readDraft, writeDraft } from './stored-drafts.ts';
import { draftOf } from './type-draft.ts';

beforeEach(() => localStorage.clear());

test('keeps a draft until it is removed', () => {
  const kept = { stored: event, draft: { ...draftOf(event), name: 'Kept' } };
  writeDraft('user-1.event', kept);
  expect(readDraft('user-1.event')).toEqual(JSON.parse(JSON.stringify(kept)));
  expect(readDraft('user-2.event')).toBeUndefined();
  writeDraft('user-1.event', undefined);
  expect(readDraft('user-1.event')).toBeUndefined();
});

test('ignores anything but a draft', () => {
  localStorage.setItem('user-1.event', '{"draft":');
  expect(readDraft('user-1.event')).toBeUndefined();
});
