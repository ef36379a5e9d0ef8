import { beforeEach, expect, test } from 'vitest';
import { event } from '../../../../tests/support/open-block-type.tsx';
import { storedDrafts } from './stored-drafts.ts';
import { draftOf } from './type-draft.ts';

beforeEach(() => localStorage.clear());

test('keeps the draft of a user and a type until it is removed', () => {
  const kept = { stored: event, draft: { ...draftOf(event), name: 'Kept' } };
  const drafts = storedDrafts('user-1', 'event');
  drafts.write(kept);
  expect(storedDrafts('user-1', 'event').read()).toEqual(JSON.parse(JSON.stringify(kept)));
  expect(storedDrafts('user-2', 'event').read()).toBeUndefined();
  drafts.remove();
  expect(drafts.read()).toBeUndefined();
});

test('ignores what is not a draft', () => {
  localStorage.setItem('octavo.type-draft.user-1.event', '{"draft":');
  expect(storedDrafts('user-1', 'event').read()).toBeUndefined();
});
