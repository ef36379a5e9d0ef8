import { expect, test } from 'vitest';
import words from '../../locales/en/library.json' with { type: 'json' };
import { keysOf } from '../../field-plugins/sdk/testing/messages.ts';
import { libraryTypes } from '../../server/library/block-types.ts';
import { textsOf } from '../../shared/model-texts.ts';

test('Every text of a library block type has a message, and all messages are used', () => {
  const wanted = Object.entries(libraryTypes).flatMap(([type, model]) =>
    [...textsOf(model).keys()].map((path) => `${type}.${path}`),
  );
  expect(keysOf(words).toSorted()).toEqual(wanted.toSorted());
});
