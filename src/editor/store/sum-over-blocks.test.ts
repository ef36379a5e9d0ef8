import { expect, it } from 'vitest';
import { openTestEditor, storedHero } from '../testing/open-test-editor.ts';
import type { EditorBlock } from './editor-block.ts';
import { sumOverBlocks } from './sum-over-blocks.ts';

it('asks only blocks that differ, and forgets those that are gone', () => {
  const { commands, state } = openTestEditor({ blocks: ['a', 'b', 'c'].map((id) => storedHero(id)) });
  const asked: string[] = [];
  const lengthOf = ({ key, draft }: EditorBlock) => {
    asked.push(key);
    return String(draft['title']).length;
  };
  const sum = sumOverBlocks(lengthOf);
  expect(sum(state().blocks)).toBe('Title a'.length * 3);
  asked.length = 0;
  commands.edit('b', 'title', '12');
  expect(sum(state().blocks)).toBe('Title a'.length * 2 + 2);
  expect(new Set(asked)).toEqual(new Set(['b']));
  const { blocks } = state();
  expect(sum(new Map([...blocks].filter(([key]) => key === 'b')))).toBe(2);
});
