import { beforeEach, expect, test } from 'vitest';
import { event } from '../../../../tests/support/open-block-type.tsx';
import { type KeptDraft, storedDrafts } from './stored-drafts.ts';
import { draftOf } from './type-draft.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = () => storedDrafts('user-1', 'event');
const called = (name: string): KeptDraft => ({ stored: event, draft: { ...draftOf(event), name } });

/** What another tab has, where nothing is kept in the session. */
function inOtherTab<Result>(act: () => Result): Result {
  const session = Object.entries(sessionStorage);
  sessionStorage.clear();
  const before = Object.keys(localStorage);
  const result = act();
  sessionStorage.clear();
  for (const [key, value] of session) sessionStorage.setItem(key, String(value));
  // Browsers tell the other tabs what is gone.
  for (const key of before)
    if (localStorage.getItem(key) === null)
      dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  return result;
}

test('two tabs keep their own drafts, whatever the other one does with its own', () => {
  const one = open();
  one.read();
  const stop = one.guard();
  one.write(called('One'));
  const other = inOtherTab(open);
  expect(inOtherTab(() => other.read())?.draft.name).toBe('One');
  inOtherTab(() => other.write(called('Other')));
  inOtherTab(() => other.remove());
  stop();
  expect(open().read()?.draft.name).toBe('One');
});

test('a tab that is loaded again gets its own draft', () => {
  const other = inOtherTab(open);
  inOtherTab(() => other.read());
  inOtherTab(() => other.write(called('Other')));
  const one = open();
  one.read();
  one.write(called('One'));
  other.write(called('Other'));
  expect(open().read()?.draft.name).toBe('One');
});

test('a later visit takes over what a closed tab left, once', () => {
  const closed = inOtherTab(open);
  inOtherTab(() => closed.write(called('Left')));
  const later = open();
  expect(later.read()?.draft.name).toBe('Left');
  later.remove();
  expect(open().read()).toBeUndefined();
});

test('takes over what was kept before each tab kept its own', () => {
  localStorage.setItem('octavo.block-type.user-1.event', JSON.stringify(called('Early')));
  localStorage.setItem('octavo.block-type.user-1.events', JSON.stringify(called('Another')));
  expect(open().read()?.draft.name).toBe('Early');
  expect(localStorage.getItem('octavo.block-type.user-1.event')).toBeNull();
  expect(localStorage.getItem('octavo.block-type.user-1.events')).not.toBeNull();
});

test('a draft of a former version that gives a stored field another key names it for sites instead', () => {
  const kept = called('Kept');
  const [heading, ...others] = kept.draft.fields;
  if (heading === undefined) throw new Error('The type has fields.');
  const { stored, draft } = kept;
  const former = { stored, draft: { ...draft, fields: [{ ...heading, name: 'title' }, ...others] } };
  const tab = open();
  tab.write(former);
  const fields = open().read()?.draft.fields;
  expect(fields?.[0]).toMatchObject({ was: 'heading', name: 'heading', definition: { api_name: 'title' } });
});
