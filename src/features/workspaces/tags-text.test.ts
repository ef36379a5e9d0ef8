import { expect, test } from 'vitest';
import { readTags } from './tags-text.ts';

test('reads tags separated by commas, each once', () => {
  expect(readTags(' tea, coffee ,, tea , dark roast')).toEqual(['tea', 'coffee', 'dark roast']);
  expect(readTags(' ')).toEqual([]);
});
